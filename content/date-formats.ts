import type { DateField } from 'payload';

type DateOptions = NonNullable<NonNullable<DateField['admin']>['date']>;

/** The pickers of dates, as Germans and Poles write them. Payload's defaults are US formats, which react-datepicker translates to `8:00 vorm.` */
export const dayPicker = {
  pickerAppearance: 'dayOnly',
  displayFormat: 'dd.MM.yyyy',
} as const satisfies DateOptions;

export const dateTimePicker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd.MM.yyyy, HH:mm',
  timeFormat: 'HH:mm',
} as const satisfies DateOptions;
