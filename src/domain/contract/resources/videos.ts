import { nullable, text } from '../fields.ts';
import { pk, position, webAddress } from '../resource-fields.ts';

/** The fields that sellers enter for a video, of a tour or of their account. */
export const hostedVideoFields = {
  url: webAddress({ example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
  title: text({ max: 200, blank: true }),
  description: text({ max: 5000, blank: true }),
  position: position(),
};

/** The fields that sellers enter for a video of a tour. */
export const videoFields = { experience: nullable(pk('experiences')), ...hostedVideoFields };
