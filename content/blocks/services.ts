import { text } from '../labels.ts';

/** The services of stations, for which prices are shown. */
export const serviceLabels = {
  oilChange: text('Ölwechsel', 'Wymiana oleju', 'Oil change'),
  filter: text('Filter', 'Filtry', 'Filters'),
  gearbox: text('Getriebeöl', 'Olej przekładniowy', 'Gearbox oil'),
  transporter: text('Transporter bis 3,5 t', 'Dostawcze do 3,5 t', 'Vans up to 3.5 t'),
  airConditioning: text('Klimaservice', 'Serwis klimatyzacji', 'Air conditioning'),
};
