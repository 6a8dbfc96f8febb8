import { z } from 'zod';

export const videoParameters = z.object({
  id: z
    .string()
    .regex(/^[\w-]{11}$/, 'must be an id of eleven letters, digits, - and _')
    .meta({ description: 'The id of the video at the provider.' }),
});

const thumbnail = z.string().nullable();

/** The seven fields of specification section 7; missing thumbnails are null. */
export const videoDetail = z.object({
  id: z.string(),
  title: z.string(),
  channelTitle: z.string(),
  description: z.string().meta({ description: 'Truncated to 400 characters and an ellipsis.' }),
  thumb_max: thumbnail,
  thumb_high: thumbnail,
  thumb_medium: thumbnail,
});

export type VideoDetail = z.infer<typeof videoDetail>;
