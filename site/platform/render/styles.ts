/** Every style of the site, so that one stylesheet holds them all; the script itself is never loaded. */
import '../../ui/base.css';

export const modules = import.meta.glob(
  ['../../ui/**/*.module.css', '../../pages/**/*.module.css', '../../features/**/*.module.css'],
  {
    eager: true,
  },
);

export { default as icon } from '../../ui/icon.svg';
