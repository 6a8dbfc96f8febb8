import { Icon } from '../../../ui/Icon.tsx';
import { longDate } from '../articles/dates.ts';
import type { SocialFeedBlock } from '../block-types.ts';
import { Picture } from '../Picture.tsx';
import type { ViewProps } from '../place.ts';
import { Section } from '../Section.tsx';
import { messages } from './messages.ts';
import styles from './SocialFeed.module.css';

/** The posts of one network, from our own storage: nothing is asked of the network until a link is followed. */
export function SocialFeed({ block, page, place }: ViewProps<SocialFeedBlock>) {
  const text = messages[page.culture];
  const posts = page.posts[block.network];
  return (
    <Section place={place}>
      <h2 className={styles.heading}>{block.heading}</h2>
      {posts.length > 0 ? (
        <ul className={styles.posts} data-scrolls="">
          {posts.map(({ date, href, id, image, likes, message }) => (
            <li key={id} className={styles.post}>
              {image ? (
                <div className={styles.picture}>
                  <Picture media={image} page={page} sizes="(width <= 640px) 80vw, 20rem" />
                </div>
              ) : null}
              <p className={styles.message}>{message}</p>
              <p className={styles.about}>
                <time dateTime={date}>{longDate(date, page.culture)}</time>
                <span>{text.likes(likes)}</span>
              </p>
              {href ? (
                <a className={styles.link} href={href} rel="noopener">
                  {text.open[block.network]}
                  <Icon name="external-link" />
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{text.nothing}</p>
      )}
    </Section>
  );
}
