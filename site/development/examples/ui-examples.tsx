import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import { Flag } from '../../components/Flag.tsx';
import { Icon, iconNames } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Pin } from '../../components/Pin.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './ui-examples.module.css';

/** Every component in every state: shown in development at /examples, walked by the render and axe tests. */
export const examples: { name: string; element: ReactElement }[] = [
  {
    name: 'Schrift',
    element: (
      <div className={styles.column}>
        <h2>Frisches Öl, gleich um die Ecke</h2>
        <h3>Wymiana oleju: zażółć gęślą jaźń</h3>
        <p>
          Ein <a href="#verweis">Verweis im Text</a>, eine <strong>Betonung</strong> und{' '}
          <small>eine kleine Anmerkung</small>.
        </p>
      </div>
    ),
  },
  {
    name: 'Listen und Tabelle',
    element: (
      <div className={styles.column}>
        <ul>
          <li>Motoröl nach Freigabe des Herstellers</li>
          <li>Filter und Dichtring</li>
        </ul>
        <ol>
          <li>Vorfahren</li>
          <li>Sitzen bleiben</li>
        </ol>
        <table>
          <caption>Öffnungszeiten</caption>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col">Zeit</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Montag bis Freitag</td>
              <td>7:00 – 18:00</td>
            </tr>
            <tr>
              <td>Samstag</td>
              <td>8:00 – 14:00</td>
            </tr>
          </tbody>
        </table>
      </div>
    ),
  },
  { name: 'Button auf Papier', element: <ButtonsOn on="paper" /> },
  { name: 'Button auf Graphit', element: <ButtonsOn on="graphite" /> },
  { name: 'Button auf Öl', element: <ButtonsOn on="amber" /> },
  {
    name: 'ButtonLink',
    element: (
      <div className={styles.row}>
        <ButtonLink href="#standorte" icon="arrow-right">
          Alle Stationen ansehen
        </ButtonLink>
        <ButtonLink href="#preise" variant="outline" size="small">
          Preis für mein Auto
        </ButtonLink>
        <ButtonLink href="#partner" variant="outline" icon="external-link">
          Externe Meldestelle
        </ButtonLink>
      </div>
    ),
  },
  {
    name: 'Field',
    element: (
      <div className={styles.column}>
        <Field id="example-name" label="Vorname" name="name" autoComplete="given-name" />
        <Field
          id="example-plate"
          label="Kennzeichen"
          hint="So finden wir Ihre Rechnung sofort."
          optional="freiwillig"
          defaultValue="DO MK 482"
        />
        <Field id="example-station" label="Station" control="select" defaultValue="2">
          <option value="1">Dortmund-Hörde</option>
          <option value="2">Dortmund-Wambel</option>
        </Field>
        <Field id="example-message" label="Ihre Nachricht" control="textarea" />
        <Field id="example-locked" label="Kundennummer" defaultValue="4477" disabled />
      </div>
    ),
  },
  {
    name: 'Field mit Fehler',
    element: (
      <div className={styles.column}>
        <Field
          id="example-mail"
          label="E-Mail-Adresse"
          hint="Nur für die Antwort."
          type="email"
          autoComplete="email"
          defaultValue="miriam.posteo.de"
          error="Es fehlt das @-Zeichen, zum Beispiel name@posteo.de."
        />
        <Field id="example-topic" label="Worum geht es?" control="select" error="Bitte wählen.">
          <option value="">Bitte wählen</option>
        </Field>
        <Field id="example-text" label="Nachricht" control="textarea" error="Bitte schreiben." />
      </div>
    ),
  },
  {
    name: 'ErrorSummary',
    element: (
      <ErrorSummary
        id="example-errors"
        heading="Bitte prüfen Sie zwei Angaben"
        text="Ihre Nachricht ist nicht verloren. Bitte prüfen Sie diese Felder:"
        errors={[
          { fieldId: 'example-mail', text: 'E-Mail-Adresse: Es fehlt das @-Zeichen' },
          { fieldId: 'example-topic', text: 'Anliegen: Bitte wählen' },
        ]}
      />
    ),
  },
  {
    name: 'Icon',
    element: (
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li className="row small gap2" key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Logo',
    element: (
      <div className={styles.row}>
        <Logo name="Oilway" />
        <div className={`${styles.row} ${styles.graphite}`}>
          <Logo />
        </div>
      </div>
    ),
  },
  {
    name: 'Flag',
    element: (
      <div className={styles.row}>
        <Flag country="de" /> Deutschland
        <Flag country="pl" /> Polska
      </div>
    ),
  },
  {
    name: 'Pin',
    element: (
      <div className={`${styles.row} ${styles.land}`}>
        <Pin kind="station" />
        <Pin kind="partner" />
        <Pin kind="fleet" />
        <Pin kind="cluster" count={8} />
        <Pin kind="cluster" count={21} />
        <Pin kind="cluster" count={133} />
        <Pin kind="selected" />
        <Pin kind="mark" />
      </div>
    ),
  },
  {
    name: 'VisuallyHidden',
    element: (
      <p>
        Polska <VisuallyHidden>(strona po polsku)</VisuallyHidden>
      </p>
    ),
  },
  {
    name: 'Dialog',
    element: (
      <div className={styles.stage}>
        <Dialog
          id="example-dialog"
          title="Wo möchten Sie Öl wechseln?"
          closeLabel="Schließen"
          footer="Sie können das oben jederzeit ändern."
          open
        >
          <p className={styles.row}>Zwei Felder, ein Land je Feld.</p>
        </Dialog>
      </div>
    ),
  },
];

function ButtonsOn({ on }: { on: 'paper' | 'graphite' | 'amber' }) {
  return (
    <div className={on === 'paper' ? styles.row : `${styles.row} ${styles[on]}`} data-tone={on}>
      {on === 'amber' ? null : <Button on={on}>Station finden</Button>}
      <Button on={on} variant="tool" icon="arrow-right">
        Suchen
      </Button>
      <Button on={on} variant="outline" icon="locate" iconAt="start">
        Mein Standort
      </Button>
      <Button on={on} variant="tool" size="small" icon="route" iconAt="start">
        Route starten
      </Button>
      <Button on={on} variant="outline" size="small" disabled>
        Nicht verfügbar
      </Button>
    </div>
  );
}
