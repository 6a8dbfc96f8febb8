import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  /** `primary` is the amber pill, once a view; `tool` the steel square; `outline` the second choice. */
  variant?: 'primary' | 'tool' | 'outline';
  /** What the button stands on. */
  on?: 'paper' | 'graphite' | 'amber';
  size?: 'normal' | 'small';
  icon?: IconName;
  iconAt?: 'start' | 'end';
  /** As wide as its column. */
  wide?: boolean;
  children: ReactNode;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
/** A link's `className` is a name behaviours look for, not a look. */
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

export function Button({ variant, on, size, icon, iconAt, wide, children, ...rest }: ButtonProps) {
  const look = { variant, on, size, icon, iconAt, wide, children };
  return (
    <button type="button" {...rest} className={classes(look)}>
      <Content {...look} />
    </button>
  );
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, on, size, icon, iconAt, wide, children, className = '', ...rest } = props;
  const look = { variant, on, size, icon, iconAt, wide, children };
  return (
    <a {...rest} className={`${classes(look)} ${className}`.trim()}>
      <Content {...look} />
    </a>
  );
}

function Content({ icon, iconAt = 'end', children }: Look) {
  return (
    <>
      {icon && iconAt === 'start' ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {icon && iconAt === 'end' ? <Icon name={icon} /> : null}
    </>
  );
}

function classes({ variant = 'primary', on = 'paper', size = 'normal', wide }: Look): string {
  return [styles.button, styles[variant], styles[on], styles[size], wide ? 'whole' : '']
    .filter(Boolean)
    .join(' ');
}
