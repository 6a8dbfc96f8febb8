/**
 * Every style of the site in one stylesheet. It follows the views' own imports, because the order of
 * two rules is the order in which their files are imported; the script itself is never loaded.
 */
import './components/base.css';

export { blocks } from './blocks/all-blocks.ts';
export { default as icon } from './components/icon.svg';
export { renderExamples } from './development/examples/page-examples.tsx';
export * from './pages/render/views.tsx';
