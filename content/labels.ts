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
