import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import { parameters } from '../parameters.ts';
import { messages } from './messages.ts';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import styles from './PlaceForm.module.css';

interface Props {
  page: Pick<PageContext, 'culture' | 'locationsPath'>;
  /** The visible label; what may be typed is added for those who don't see the field's hint. */
  label: string;
  submit: string;
  look: 'pool' | 'list';
  /** Of the field; made from where the form stands unless it is given. */
  id?: string;
  /** What the search keeps of the present address, by the parameters' names. */
  kept?: Record<string, string>;
  /** What an oil change costs at the stations that do it, in words. */
  price?: string | undefined;
  /** What was asked before. */
  place?: string | undefined;
  /** Above a list: answers a place, and the wish for what is near, in the browser. */
  onSearch?: (place: string) => void;
  onLocate?: () => void;
  /** Above a list: what there is to say of the visitor's position. */
  said?: string;
}

/**
 * Asks the page with the full map for a place, or for where the visitor is; a place works without scripts. In a pool the answer comes in
 * place (`features/stations/browser/place-answer.ts`), above a list the list does (`features/stations/components/Stations.island.tsx`).
 */
export function PlaceForm(props: Props) {
  const { page, label, submit, look, kept = {}, place, price, onSearch, onLocate, said } = props;
  const made = useId();
  const id = props.id ?? made;
  if (!page.locationsPath) {
    return null;
  }
  const name = parameters[page.culture].place;
  const { myPosition, place: hint } = messages[page.culture];
  const inPlace = look === 'pool';
  const form = (
    <form
      className={inPlace ? styles.pool : 'screenOnly'}
      action={page.locationsPath}
      method="get"
      data-place-form={inPlace ? '' : undefined}
      onSubmit={
        onSearch &&
        ((event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
        })
      }
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {label === hint ? null : <VisuallyHidden> {hint}</VisuallyHidden>}
      </label>
      {Object.entries(kept).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <div className={styles.row}>
        <div className={styles.field}>
          <Icon name="search" className={styles.icon} />
          <input
            className={styles.input}
            id={id}
            name={name}
            type="text"
            defaultValue={place}
            placeholder={label === hint ? undefined : hint}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          {inPlace ? null : (
            <button
              className={styles.here}
              type="button"
              aria-label={myPosition}
              data-control="locate"
              onClick={onLocate}
            >
              <Icon name="locate" />
            </button>
          )}
        </div>
        <Button type="submit" variant="tool" on={inPlace ? 'amber' : 'paper'}>
          {submit}
        </Button>
        {inPlace ? (
          <span className={styles.locate}>
            <Button
              type="submit"
              variant="outline"
              on="amber"
              icon="locate"
              iconAt="start"
              data-control="locate"
            >
              {myPosition}
            </Button>
          </span>
        ) : null}
      </div>
      {inPlace ? null : (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
    </form>
  );
  if (!inPlace) return form;
  return (
    <>
      {form}
      <PlaceAnswer page={page} price={price} />
    </>
  );
}
