/** Imports every style of the site, in the order of the views' own imports, which is the order of the rules; the script itself is never loaded. */
import './components/base.css';

export { blocks } from './blocks/all-blocks.ts';
export { default as icon } from './components/icon.svg';
export { renderExamples } from './development/examples/page-examples.tsx';
export * from './pages/render/views.tsx';
