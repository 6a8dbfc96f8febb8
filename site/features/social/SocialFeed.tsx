import type { SocialFeedBlock, SocialPost } from '@oilway/store/published/documents.ts';
import { safeUrl } from '@oilway/store/url-validation.ts';
import { longDate } from '../../components/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { imageOf } from '../../pages/article-lists.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Locale, Media, PageContext, SocialNetwork } from '../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
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
  /** Posts of the block's network, the newest first. */
  posts: readonly Post[];
}

export const socialFeed = defineBlock<SocialFeedBlock, SocialFeedData>({
  component: SocialFeed,
  load: async ({ block, content, page }) => ({
    posts: (await content.socialPosts(page.locale, block.network)).map(postOf),
  }),
});

function postOf({ id, image, likes, message, postedAt, url }: SocialPost): Post {
  const href = safeUrl(url, 'web');
  return {
    id,
    message: href ? truncate(message) : message,
    href,
    likes: likes ?? 0,
    date: postedAt,
    image: imageOf(image),
  };
}

/** Maximum number of characters of a post. Not a number of lines, which would cut texts with increased text spacing. */
const maxLength = 200;

function truncate(message: string): string {
  const characters = [...message];
  if (characters.length <= maxLength) return message;
  const start = characters.slice(0, maxLength).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}

/** Number of posts visible on a wide screen; the carousel has buttons above it (specification section 9). */
const visiblePosts = 5;

/**
 * The posts of a network, loaded from our own storage without requests to the network. Renders nothing without posts.
 */
export function SocialFeed({
  block,
  page,
  position = standalonePosition,
}: BlockProps<SocialFeedBlock, SocialFeedData>) {
  const { posts } = page;
  if (posts.length === 0) return null;
  const headingId = `${block.network}-${position.order}`;
  return (
    <Section position={position}>
      <section className={styles.feed} aria-labelledby={headingId} data-carousel="">
        <div className={styles.head}>
          <h2 className="step3" id={headingId}>
            {block.heading}
          </h2>
          {posts.length > visiblePosts ? <CarouselButtons locale={page.locale} /> : null}
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

/** Buttons shown by the carousel script, and a status with which it announces the current post. */
function CarouselButtons({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <div className="gap2 screenOnly flex">
      <p className="visuallyHidden" role="status" data-text={text.position} />
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
  /** Original position from 1, unchanged when the carousel rotates. */
  position: number;
  count: number;
  network: SocialNetwork;
  page: PageContext;
}

function PostCard({ count, network, page, position, post }: PostCardProps) {
  const { date, href, image, likes, message } = post;
  const text = messages[page.locale];
  return (
    <li className={styles.post} aria-posinset={position} aria-setsize={count}>
      {image ? (
        <div className={styles.image}>
          <ResponsiveImage media={image} page={page} sizes="(width <= 40em) 90vw, 20rem" />
        </div>
      ) : null}
      <p>{message}</p>
      <p className="wrap note gap1x4">
        <time dateTime={date}>{longDate(date, page.locale)}</time>
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
