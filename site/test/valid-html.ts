import { HtmlValidate, type RuleConfig } from 'html-validate/node';

const rules: RuleConfig = {
  // React writes charSet, <br/> and disabled="": the same document in another style of source text.
  'attr-case': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Our scripts and styles come from our own origin, under names that are digests of their content.
  'require-sri': ['error', { target: 'crossorigin' }],
  // React's generated ids begin with an underscore, which HTML allows (it asks for no whitespace).
  'valid-id': ['error', { relaxed: true }],
  // Radio buttons and checkboxes of one question share its name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // What search engines cut off is the editor's decision.
  'long-title': 'off',
  // Telephone numbers are shown as their editor typed them; keeping them on one line is the style sheet's.
  'tel-non-breaking': 'off',
};
const extended = ['html-validate:recommended', 'html-validate:document'];
const validator = new HtmlValidate({ extends: extended, rules: { ...rules } });

/** All examples are on one page, so its headings and landmarks are not those of a page. */
export const examplesValidator = new HtmlValidate({
  extends: extended,
  rules: { ...rules, 'heading-level': 'off', 'unique-landmark': 'off' },
});

/** Rule, place and message of every finding. */
export async function findings(html: string, by = validator): Promise<string[]> {
  const { results } = await by.validateString(html);
  return results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} … ${source?.slice(Math.max(0, offset - 60), offset + 80)}`,
    ),
  );
}
