import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface ButtonStyle {
  /** `primary` is the amber pill, once a view; `tool` the steel square; `outline` the secondary button. */
  variant?: 'primary' | 'tool' | 'outline';
  /** The background. */
  on?: 'paper' | 'graphite' | 'amber';
  size?: 'normal' | 'small';
  icon?: IconName;
  iconAt?: 'start' | 'end';
  /** As wide as its column. */
  wide?: boolean;
  children: ReactNode;
}

type ButtonProps = ButtonStyle & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;
/** A link's `className` is a hook for behaviours, without styles. */
type ButtonLinkProps = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>;

export function Button({ variant, on, size, icon, iconAt, wide, children, ...rest }: ButtonProps) {
  const style = { variant, on, size, icon, iconAt, wide, children };
  return (
    <button type="button" {...rest} className={buttonClasses(style)}>
      <ButtonContent {...style} />
    </button>
  );
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, on, size, icon, iconAt, wide, children, className = '', ...rest } = props;
  const style = { variant, on, size, icon, iconAt, wide, children };
  return (
    <a {...rest} className={`${buttonClasses(style)} ${className}`.trim()}>
      <ButtonContent {...style} />
    </a>
  );
}

function ButtonContent({ icon, iconAt = 'end', children }: ButtonStyle) {
  return (
    <>
      {icon && iconAt === 'start' ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {icon && iconAt === 'end' ? <Icon name={icon} /> : null}
    </>
  );
}

function buttonClasses({
  variant = 'primary',
  on = 'paper',
  size = 'normal',
  wide,
}: ButtonStyle): string {
  return [styles.button, styles[variant], styles[on], styles[size], wide ? 'whole' : '']
    .filter(Boolean)
    .join(' ');
}
