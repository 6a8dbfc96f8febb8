import { checkedBy, type PlainForm } from '../../forms/plain-form.ts';
import { contactMessage } from './schema.ts';
import { sendContact } from './service.ts';

export const plainContact: PlainForm = {
  name: 'contact',
  blocks: ['contactForm'],
  multipart: false,
  check: checkedBy(
    contactMessage,
    (message) => (context, _files, envelope) => sendContact(context, message, envelope),
  ),
};
