import type { LinkItem } from '../blocks/block-types.ts';
import type { PageContext } from '../page-context.ts';
import styles from './CornerBox.module.css';
import { classes } from './classes.ts';
import { Links } from './Links.tsx';

interface CornerBoxProps {
  heading: string;
  text?: string | null | undefined;
  links?: LinkItem[] | null | undefined;
  page: PageContext;
  className?: string | undefined;
}

/** An amber box in the column of a text, with one rounded corner. */
export function CornerBox({ className, heading, links, page, text }: CornerBoxProps) {
  return (
    <div className={classes(styles.box, className)} data-tone="amber">
      <h2 className={styles.heading}>{heading}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <Links links={links} page={page} on="amber" />
    </div>
  );
}
