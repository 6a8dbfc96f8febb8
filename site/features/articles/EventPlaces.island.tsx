import { PlacesLevel, usePlaces } from '../../components/Places.tsx';

type Props = Omit<Parameters<typeof PlacesLevel>[0], 'places'> & { href: string };

/** The free places of an event, current as of hydration: the page is cached for longer. */
export default function EventPlaces({ href, ...props }: Props) {
  return <PlacesLevel {...props} places={usePlaces(href)} />;
}
