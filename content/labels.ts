/** A text of the studio's interface in its three languages: German, Polish, English. */
export interface StudioText {
  de: string;
  pl: string;
  en: string;
  [language: string]: string;
}

export const text = (de: string, pl: string, en: string): StudioText => ({ de, pl, en });

/** A text in the language of whoever asks; English for a language the studio does not speak. */
export const inLanguage = (words: StudioText, language: string | undefined): string =>
  words[language ?? 'en'] ?? words.en;
