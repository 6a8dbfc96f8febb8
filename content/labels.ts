/** A text of the studio's interface in German, Polish and English. */
export interface StudioText {
  de: string;
  pl: string;
  en: string;
  [language: string]: string;
}

export const text = (de: string, pl: string, en: string): StudioText => ({ de, pl, en });

/** Returns a text in the interface language; in English for an unsupported language. */
export const inLanguage = (words: StudioText, language: string | undefined): string =>
  words[language ?? 'en'] ?? words.en;

/** Returns the function that returns a text of a table in the interface language, with its placeholders replaced. */
export const translator =
  <Key extends string>(messages: Record<Key, StudioText>) =>
  (key: Key, language: string, values: Record<string, number | string> = {}): string =>
    inLanguage(messages[key], language).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    );
