/**
 * Every style of the site in one stylesheet. It follows the views' own imports, because the order of
 * two rules is the order in which their files are imported; the script itself is never loaded.
 */
import './ui/base.css';

export { blocks } from './blocks.ts';
export { renderExamples } from './examples/page-examples.tsx';
export * from './page/render/views.tsx';
export { default as icon } from './ui/icon.svg';
