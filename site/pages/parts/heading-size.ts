/**
 * Returns the attributes of a large headline: `data-long` from 34 letters, soft hyphens (U+00AD) not counted, and `data-accents` if a capital letter
 * with an accent may stand on a later line, whose leading is larger.
 */
export function headingSize(heading: string): { 'data-long'?: ''; 'data-accents'?: '' } {
  const isLong = heading.replaceAll('\u00ad', '').length >= 34;
  const hasAccents = /\s[„(]?[ÄÖÜĆŃÓŚŹŻ]/.test(heading);
  return { ...(isLong && { 'data-long': '' }), ...(hasAccents && { 'data-accents': '' }) };
}
