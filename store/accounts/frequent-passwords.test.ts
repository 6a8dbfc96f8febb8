import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

/** Frequent passwords of twelve characters and more, from leaks. */
const leaked = `
  123qweasdzxc 1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y qazwsxedcrfv 123456qwerty qwerty123456 leavemealone
  123456654321 qazwsxedc123 zxcasdqwe123 sonyericsson 123456789qwe 1qazxsw23edc qwerasdfzxcv qweasdzxc123
  123456789987654321 112233445566 finalfantasy 1qaz2wsx3edc4rfv chickenwing101 unbelievable administrator
  123321123321 justinbieber contortionist 123qwe123qwe needforspeed 123456789123 supernatural professional
  scandinavian qazwsxedcrfvtgb 123456789012 counterstrike zaq1xsw2cde3 123456789abc`.trim();

/** Common extensions of a word to twelve characters, in German and Polish. */
const made = `
  Sommer2026!! Passwort1234 qwertzuiop12 Warszawa2026 1q2w3e4r5t6z haslo1234567 Hasło1234567 Passwort2026!
  Winter2025!! Frühling2026 Herbst202611 Schatz123456 Schatzi12345 Hallo1234567 Kochanie1234 Kochanie2026
  Polska123456 Deutschland1 Deutschland2026 Berlin123456 Hamburg12345 Muenchen2026 München12345 Krakow202612
  Kraków202612 Poznań123456 Gdańsk123456 Misiek123456 Michael12345 Katarzyna123 Krzysztof123 Magdalena123
  Agnieszka123 Sebastian123 Alexander123 Christian123 Stefan123456 Mateusz12345 Bartek123456 Monika123456
  P@ssw0rd1234 Pa55w0rd1234 Passw0rt2026 !!Passwort!! 1234Passwort 2026Sommer!! Qwertz123456 Qwerty12345!
  Fussball1234 Fußball12345 Borussia1909 Bayern190012 Schalke04!!! Legia1916123 Samsung12345 Computer1234
  Internet1234 Admin1234567 Administrator1 Welcome12345 Willkommen12 Willkommen2026 Geheim123456 Geheimnis123
  Letmein12345 Iloveyou1234 Sunshine1234 Princess1234 Princessa123 Kocham123456 Kochamcie123 Wakacje20261
  Lato20262026 Zima20262026 Styczen12345 Januar202612 Oktober20261 Listopad2026 Dezember2026 Grudzien2026
  Montag123456 Sonntag12345 Niedziela123 Mercedes1234 Volkswagen12 Motorrad1234 Samochod1234 Passwortpasswort
  haslohaslohaslo sommersommer qwertzqwertz asdfghjkl123 yxcvbnm12345 zxcvbnm12345 1qay2wsx3edc 1qaz2wsx3edc!
  zaq12wsxcde3 abcdefghijkl abc123abc123 123abc123abc aaaaaaaaaaaa 111111222222 098765432109 987654321098
  Master123456 Dragon123456 Monkey123456 Shadow123456 Batman123456 Superman1234 Pokemon12345 Starwars1234
  Jessica12345 Jennifer1234 Daniel123456 Thomas123456 Andreas12345 Andrzej12345 Marcin123456 Patrycja1234
  Natalia12345 Zuzanna12345 Karolina1234 Dominika1234 Weronika1234 Aleksandra12 Stanislaw123 Wojciech1234
  Schmetterling1 Sonnenschein1 Sonnenblume12 Weihnachten1 Geburtstag12 Urlaub202612 Familie12345 Zuhause12345
  Rodzina12345 Slonce123456 Slonko123456 Kwiatek12345 Myszka123456 Kotek1234567 Piesek123456 Ksiezniczka1
  Oilway202612 Motoroil2026 Oelwechsel12 Ölwechsel2026 Kundenportal1 Werkstatt123 Warsztat1234 Lukasz123456
  Tomasz123456 Pawel1234567 Grzegorz1234 Schneider123 Hoffmann1234 Kowalski1234 Nowak1234567 Lewandowski9
  Football1234 Baseball1234 Michelle1234 Charlie12345 Freedom12345 Whatever1234 Trustno11234 Hallo!!!!!!!`.trim();

test.each([leaked, made].flatMap((list) => list.split(/\s+/)))(
  'rejects the common password %s',
  (password) => {
    expect(passwordProblem(password)).toBe('common');
  },
);

test.each(
  `korrekt-pferd-batterie vierteltonmusik-im-hof wTq8_mnLz0pXvR sieben Störche auf dem Dach|zielony słoń gra w szachy
  mV4kQ9zRt2HsBw|39284756102938|Regenrohr Kaktus 7 Ofenkachel|ein Öl, vier Filter|correct horse battery staple`.split(
    '|',
  ),
)('accepts %s', (password) => {
  expect(passwordProblem(password.trim())).toBeUndefined();
});
