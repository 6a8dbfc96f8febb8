import { bold, h3, ol, p, richText } from '../rich-text.ts';
import type { DemoPageText } from '../shape.ts';

export const aboutDe: DemoPageText = {
  title: 'Über uns',
  slug: 'ueber-uns',
  seo: {
    title: 'Über Oilway: Ölwechsel seit 1998',
    description:
      'Seit 1998 wechseln wir Öl, zuerst mit einer Grube in Dortmund, heute an 65 Standorten in Deutschland und Polen. Wer wir sind und wie wir arbeiten.',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'field',
      heading: 'Wir können eine Sache. Die üben wir seit 1998.',
    },
    {
      blockType: 'text',
      heading: 'Von einer Grube zu 65 Standorten',
      lead: 'Die erste Oilway Station war eine stillgelegte Tankstelle in Dortmund-Hörde mit einer Grube, zwei Mechanikern und einem Schild: „Ölwechsel ohne Termin“.',
      body: richText(
        p(
          'Das Schild hängt noch. Geändert hat sich der Rest: Heute arbeiten 410 Menschen bei uns, an 40 Standorten in Deutschland und 25 in Polen. Wir reparieren keine Bremsen, verkaufen keine Reifen und vermitteln keine Versicherungen. Wer eine Sache dreißigmal am Tag macht, macht sie besser als jemand, der dreißig Sachen macht.',
        ),
        h3('Was wir anders machen'),
        p(
          bold('Der Preis steht vorher fest. '),
          'Er hängt groß in der Einfahrt und steht auf der Rechnung. Was wir unter dem Auto entdecken, zeigen wir Ihnen; was Sie nicht wollen, machen wir nicht.',
        ),
        p(
          bold('Niemand verdient an Zusatzverkäufen. '),
          'Unsere Mechaniker bekommen einen festen Lohn nach Tarif und keine Provision.',
        ),
      ),
      facts: [
        { label: 'Gegründet', value: '1998 in Dortmund' },
        { label: 'In Polen', value: 'seit 2011, Sitz in Poznań' },
        { label: 'Standorte', value: '40 + 25' },
        { label: 'Mitarbeitende', value: '410' },
      ],
    },
    {
      blockType: 'gallery',
      heading: 'Wie es bei uns aussieht',
      images: [
        { image: 'station-front', caption: 'Drei Tore, kein Warteschlangenlabyrinth.' },
        {
          image: 'tool-wall',
          caption: 'Jedes Werkzeug hat einen Platz. Fehlt eins, fährt kein Auto los.',
        },
        { image: 'lift-bay', caption: 'Transporter kommen auf die Bühne.' },
        { image: 'canister-pour', caption: 'Gefüllt wird langsam, gemessen zweimal.' },
      ],
    },
    { blockType: 'anchor', name: 'oilway-quality' },
    {
      blockType: 'imageText',
      heading: 'Oilway Quality',
      body: richText(
        p(
          '20 unserer 40 deutschen Standorte tragen dieses Zeichen. Einmal im Jahr kommt unangekündigt jemand, den dort keiner kennt, mit einem ganz normalen Auto.',
        ),
        p(
          'Danach wird geprüft: Stimmt das Öl im Motor mit der Freigabe überein? Sitzt die Schraube mit dem richtigen Drehmoment? Steht auf der Rechnung, was wirklich eingefüllt wurde? Ein einziges Nein, und das Zeichen ist weg.',
        ),
      ),
      image: 'tool-wall',
      side: 'right',
      link: { label: 'Standorte mit Zeichen finden', kind: 'page', page: 'locations' },
    },
    { blockType: 'anchor', name: 'altoel' },
    {
      blockType: 'text',
      heading: 'Aus Altöl wird Grundöl, in vier Schritten',
      lead: '97 % des Öls, das wir ablassen, kommen als Grundöl zurück. Der Rest ist Wasser, Kraftstoff und Schlamm.',
      body: richText(
        ol(
          [
            bold('Sammeln. '),
            'In doppelwandigen Tanks, getrennt von Bremsflüssigkeit und Kühlmittel.',
          ],
          [
            bold('Abholen. '),
            'Ein zugelassener Entsorger fährt jeden Standort an; der Nachweis bleibt bei uns.',
          ],
          [bold('Trocknen. '), 'Wasser und leichte Bestandteile verdampfen.'],
          [
            bold('Destillieren. '),
            'Unter Vakuum entsteht klares Grundöl, die Basis für neues Motoröl.',
          ],
        ),
        p(
          'Die Altölverordnung schreibt vor, dass wir so viel Öl zurücknehmen, wie wir verkaufen. Wir nehmen auch Ihren Ölfilter.',
        ),
      ),
      facts: [
        { label: 'Aufbereitet', value: '97 %' },
        { label: 'Abgeholt', value: 'alle zwei Wochen' },
        { label: 'Kosten für Sie', value: 'keine' },
      ],
    },
    {
      blockType: 'quote',
      text: 'Ich habe 1998 die erste Schraube gelöst. Das Drehmoment ist geblieben, nur die Motorräume sind voller geworden.',
      name: 'Detlef Kowalczyk',
      role: 'Werkstattmeister, Dortmund-Hörde',
    },
    { blockType: 'socialFeed', heading: 'Aus dem Alltag', network: 'facebook' },
    {
      blockType: 'callToAction',
      heading: 'Kommen Sie vorbei.',
      text: 'Der Kaffee ist fertig, bevor das Öl abgelaufen ist.',
      shape: 'pool',
      links: [{ link: { label: 'Nächsten Standort finden', kind: 'page', page: 'locations' } }],
    },
  ],
};
