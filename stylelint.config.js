/** The standard rules; class names are camelCase because CSS Modules hands them to TypeScript. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],
    'no-descending-specificity': null,
    // What the letters are cut for (site/components/fonts/subset.ts).
    'declaration-property-value-allowed-list': {
      'font-weight': ['/^var\\(--(text|strong|display)-weight\\)$/', 'inherit'],
      'font-stretch': ['var(--display-width)', '100%'],
    },
    'custom-property-empty-line-before': null,
    // The type scale counts below its base: --step--1. The lightbox's library has names of its own.
    'custom-property-pattern': '^(yarl__[a-z_]+|[a-z][a-z0-9]*(--?[a-z0-9]+)*)$',
  },
  overrides: [
    {
      files: ['site/components/fonts/fonts.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
