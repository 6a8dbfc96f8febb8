import type { SocialFeedBlock, SocialPost } from '@oilway/store/published/documents.ts';
import { safeAddress } from '@oilway/store/web-address.ts';
import { longDate } from '../../components/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { pictureOf } from '../../pages/article-lists.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Culture, Media, Network, PageContext } from '../../pages/page-context.ts';
import { Picture } from '../../pages/parts/Picture.tsx';
import { alone, type BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './SocialFeed.module.css';

export interface Post {
  id: number;
  message: string;
  href?: string | undefined;
  likes: number;
  /** ISO 8601. */
  date: string;
  image?: Media | undefined;
}

export interface SocialFeedData {
  /** Those of the block's network, the newest first. */
  posts: readonly Post[];
}

export const socialFeed = defineBlock<SocialFeedBlock, SocialFeedData>({
  component: SocialFeed,
  load: async ({ block, content, page }) => ({
    posts: (await content.socialPosts(page.culture, block.network)).map(postOf),
  }),
});

function postOf({ id, image, likes, message, postedAt, url }: SocialPost): Post {
  const href = safeAddress(url, 'web');
  return {
    id,
    message: href ? shortened(message) : message,
    href,
    likes: likes ?? 0,
    date: postedAt,
    image: pictureOf(image),
  };
}

/** Characters of a post, whose whole is at its network: a number of lines would cut a text that a reader has spaced. */
const longest = 200;

function shortened(message: string): string {
  const characters = [...message];
  if (characters.length <= longest) return message;
  const begun = characters.slice(0, longest).join('');
  return `${begun.replace(/\s+\S*$/, '')} …`;
}

/** Above this many posts the row has buttons: as many as a wide screen shows (specification section 9). */
const shownAtOnce = 5;

/**
 * The posts of one network, from our own storage: nothing is asked of the network until a link is followed.
 * Without posts there is no section.
 */
export function SocialFeed({
  block,
  page,
  place = alone,
}: BlockProps<SocialFeedBlock, SocialFeedData>) {
  const { posts } = page;
  if (posts.length === 0) return null;
  const headingId = `${block.network}-${place.order}`;
  return (
    <Section place={place}>
      <section className={styles.feed} aria-labelledby={headingId} data-carousel="">
        <div className={styles.head}>
          <h2 className="step3" id={headingId}>
            {block.heading}
          </h2>
          {posts.length > shownAtOnce ? <Steps culture={page.culture} /> : null}
        </div>
        <ul className={styles.posts} data-scrolls="">
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              position={index + 1}
              count={posts.length}
              network={block.network}
              page={page}
            />
          ))}
        </ul>
      </section>
    </Section>
  );
}

/** Shown by the script that gives them something to do, which says after each step which post is in front. */
function Steps({ culture }: { culture: Culture }) {
  const text = messages[culture];
  return (
    <div className="gap2 screenOnly flex">
      <p className="unseen" role="status" data-text={text.position} />
      {(['previous', 'next'] as const).map((step) => (
        <button key={step} type="button" className={styles.step} data-step={step} hidden>
          <Icon name={step === 'next' ? 'arrow-right' : 'arrow-left'} />
          <VisuallyHidden>{text[step]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

interface PostCardProps {
  post: Post;
  /** From 1: its own, however the row is turned. */
  position: number;
  count: number;
  network: Network;
  page: PageContext;
}

function PostCard({ count, network, page, position, post }: PostCardProps) {
  const { date, href, image, likes, message } = post;
  const text = messages[page.culture];
  return (
    <li className={styles.post} aria-posinset={position} aria-setsize={count}>
      {image ? (
        <div className={styles.picture}>
          <Picture media={image} page={page} sizes="(width <= 40em) 90vw, 20rem" />
        </div>
      ) : null}
      <p>{message}</p>
      <p className="wrap note gap1x4">
        <time dateTime={date}>{longDate(date, page.culture)}</time>
        <span>{text.likes(likes)}</span>
      </p>
      {href ? (
        <a className="small strong gap2 target" href={href} rel="noopener">
          {text.open[network]}
          <Icon name="external-link" />
        </a>
      ) : null}
    </li>
  );
}
