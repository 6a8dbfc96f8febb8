import { br, h2, link, p, richText, ul } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const privacyDe: DemoPageText = {
  title: 'Datenschutz',
  slug: 'datenschutz',
  seo: {
    title: 'Datenschutz: kein Tracking, kein Banner',
    description:
      'Diese Website setzt ohne Einwilligung keine Cookies, lädt nichts von Dritten und protokolliert ohne personenbezogene Daten. Ihre Rechte im Einzelnen.',
  },
  blocks: [
    { blockType: 'hero', variant: 'field', heading: 'Datenschutz' },
    {
      blockType: 'text',
      lead: 'Sie können diese Seiten lesen, ohne dass wir wissen, wer Sie sind. Keine Zählpixel, kein Banner, und nichts von Dritten, solange Sie es nicht selbst laden.',
      body: richText(
        h2('Wer verantwortlich ist'),
        p(
          'Oilway GmbH, Hannöversche Straße 22, 44143 Dortmund. Fragen zum Datenschutz beantwortet unsere Datenschutzbeauftragte unter ',
          link('datenschutz@oilway.example', { url: 'mailto:datenschutz@oilway.example' }),
          '. Weitere Angaben stehen im ',
          link('Impressum', { page: 'imprint' }),
          '.',
        ),
        h2('Was beim Aufruf passiert'),
        p(
          'Ihr Browser muss unserem Server seine IP-Adresse nennen, sonst käme die Antwort nicht an. Wir verwenden sie nur für diese Antwort und speichern sie nicht. Im Serverprotokoll stehen Zeitpunkt, Ergebnis und Dauer einer Anfrage sowie eine zufällige Kennung, aber nichts, was auf Sie schließen ließe. Rechtsgrundlage ist Art. 6 Abs. 1 Buchstabe f DSGVO: Wir wollen eine Website anbieten, die funktioniert.',
        ),
        h2('Cookies'),
        p(
          'Solange Sie nichts erlauben, bekommen Sie keine. Erlauben Sie einen Anbieter auf Dauer, merkt sich ein Cookie diese Wahl für ein halbes Jahr; ändern können Sie sie jederzeit über „Cookie-Einstellungen“ in der Fußzeile. Wenn unsere Redaktion einen Entwurf prüft, setzt die Website ein kurzlebiges Cookie, das die Vorschau freischaltet. Beide sind technisch nötig (§ 25 Abs. 2 Nr. 2 TDDDG).',
        ),
        h2('Schriften, Karte, Bilder'),
        p(
          'Sie kommen von unserem eigenen Server, auch Schriften und Karte. Dafür stellt Ihr Browser keine Verbindung zu anderen Anbietern her.',
        ),
        h2('Videos'),
        p(
          'Unsere Videos liegen bei YouTube. Zu sehen ist zunächst nur ein Titelbild von unserem Server. Erst wenn Sie ein Video laden, erhält die Google Ireland Ltd., Dublin, Ihre IP-Adresse und Angaben zu Browser und Gerät; sie kann in Ihrem Browser Daten speichern und sie auch in den USA verarbeiten. Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchstabe a DSGVO, § 25 Abs. 1 TDDDG), die Sie jederzeit widerrufen können. Haben Sie Videos auf Dauer erlaubt, merkt sich Ihr Browser zudem, wo Sie aufgehört haben und wie ein Video heißt; das verschwindet mit dem Widerruf.',
        ),
        h2('Standortsuche'),
        p(
          'Den Ort oder die Postleitzahl, die Sie eingeben, nutzen wir, um die nächsten Standorte zu zeigen. Danach ist die Eingabe vergessen.',
        ),
        h2('Wenn Sie uns schreiben oder anrufen'),
        p(
          'Dann verarbeiten wir, was Sie uns mitteilen, um zu antworten (Art. 6 Abs. 1 Buchstabe b oder f DSGVO). Wir löschen es, sobald die Sache erledigt ist, außer ein Gesetz schreibt eine längere Aufbewahrung vor.',
        ),
        h2('Ihre Rechte'),
        ul(
          'Auskunft über Ihre Daten (Art. 15 DSGVO)',
          'Berichtigung (Art. 16 DSGVO)',
          'Löschung (Art. 17 DSGVO)',
          'Einschränkung der Verarbeitung (Art. 18 DSGVO) und Mitteilung an Empfänger (Art. 19 DSGVO)',
          'Übertragbarkeit (Art. 20 DSGVO)',
          'Widerspruch gegen eine Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO)',
          'keine Entscheidung allein durch einen Automaten (Art. 22 DSGVO); so etwas gibt es bei uns nicht',
        ),
        p('Eine E-Mail genügt. Wir antworten innerhalb eines Monats.'),
        h2('Beschwerde'),
        p('Sie können sich bei jeder Aufsichtsbehörde beschweren. Für uns zuständig ist:'),
        p(
          'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI NRW)',
          br,
          'Kavalleriestraße 2–4',
          br,
          '40213 Düsseldorf',
          br,
          link('www.ldi.nrw.de', { url: 'https://www.ldi.nrw.de/' }),
        ),
      ),
      facts: [
        { label: 'Cookies', value: 'keine ohne Einwilligung' },
        { label: 'Dritte', value: 'nur, wenn Sie Videos laden' },
        { label: 'Kontakt', value: 'datenschutz@oilway.example' },
      ],
    },
  ],
};
