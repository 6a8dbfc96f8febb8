import type { Sharp } from 'sharp';

/** How much of a photograph's own colours stays. */
const kept = 0.68;
/** What a grey becomes: paper in the lights, graphite in the darks (red, green, blue). */
const warmth = [1.03, 1, 0.94] as const;
/** How bright each colour is (Rec. 709). */
const brightness = [0.2126, 0.7152, 0.0722] as const;
/** Black is lifted to graphite, white sinks to paper. */
const [contrast, lift] = [0.89, 20];

type Row = [number, number, number];

/** Each colour moves towards the warm grey of its brightness; amber, which has little blue, hardly does. */
const towardsGrey = warmth.map((warm, at) =>
  brightness.map((bright, of) => (1 - kept) * warm * bright + (at === of ? kept : 0)),
) as [Row, Row, Row];

/** A photograph in the colours of the site, the same way for all of them, however many bits it has. */
export const graded = (photograph: Sharp): Sharp =>
  photograph.pipelineColourspace('srgb').recomb(towardsGrey).linear(contrast, lift);
