/** One thing a search has found. */
export interface SearchHit {
  kind: 'page' | 'news' | 'event' | 'location' | 'contact';
  title: string;
  href: string;
  summary: string;
}
