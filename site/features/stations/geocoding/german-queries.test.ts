import { describe, expect, it } from 'vitest';
import { geocode } from './geocoder.ts';

describe('place search with German queries', () => {
  it.each([
    ['Königstein i. Ts.', 'Königstein im Taunus'],
    ['Halle (Westf.)', '33790 Halle'],
    ['Halle (Saale)', 'Halle (Saale)'],
    ['Halle a.d. Saale', 'Halle (Saale)'],
    ['Neustadt (Sachsen)', 'Neustadt in Sachsen'],
    ['Neustadt in Holst.', 'Neustadt in Holstein'],
    ['Neustadt/Wstr.', 'Neustadt an der Weinstraße'],
    ['Neustadt a.d. Donau', 'Neustadt an der Donau'],
    ['Neustadt b. Coburg', 'Neustadt bei Coburg'],
    ['Frankfurt/O.', 'Frankfurt (Oder)'],
    ['Frankfurt a.M.', 'Frankfurt am Main'],
    ['Frankfurt/M.', 'Frankfurt am Main'],
    ['Frankfurt an der Oder', 'Frankfurt (Oder)'],
    ['Ffm', 'Frankfurt am Main'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
    ['Bad Homburg vdH', 'Bad Homburg vor der Höhe'],
    ['Weiden/Opf.', 'Weiden'],
    ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber'],
    ['Rothenburg ob d. Tauber', 'Rothenburg ob der Tauber'],
    ['Freiburg/Brsg.', 'Freiburg im Breisgau'],
    ['Mülheim/Ruhr', 'Mülheim an der Ruhr'],
    ['Annaberg-Buchholz (Erzgeb.)', 'Annaberg-Buchholz'],
    ['Lutherstadt Wittenberg', 'Lutherstadt Wittenberg'],
    ['Gr. Gerau', 'Groß-Gerau'],
    ['Dortmund Kaiserstraße 12', 'Dortmund'],
    ['Kaiserstraße Dortmund', 'Dortmund'],
    ['Am Markt 3, Unna', 'Unna'],
    ['Straße des 17. Juni 135, Berlin', 'Berlin'],
    ['Berliner Str. 5, Köln', 'Köln'],
    ['Hauptstraße 12, Neustadt a. Rbge.', 'Neustadt am Rübenberge'],
    ['bei Kassel', 'Kassel'],
    ['nahe Hannover', 'Hannover'],
    ['in der Nähe von Kiel', 'Kiel'],
    ['Umgebung Kiel', 'Kiel'],
    ['Kiel und Umgebung', 'Kiel'],
    ['Raum Stuttgart', 'Stuttgart'],
    ['Köln Hbf', 'Köln'],
    ['Brandenburg', 'Brandenburg an der Havel'],
    ['Wanne-Eickel', 'Wanne-Eickel'],
    ['Kreuzberg', 'Kreuzberg'],
    ['Berlin Kreuzberg', 'Berlin Kreuzberg'],
    ['Muenchen', 'München'],
    ['Giessen', 'Gießen'],
    ['Halle bei Bielefeld', '33790 Halle'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Bernau b. Berlin', 'Bernau'],
    ['Kirchheim u. Teck', 'Kirchheim unter Teck'],
    ['Esslingen a.N.', 'Esslingen am Neckar'],
    ['Schwäb. Hall', 'Schwäbisch Hall'],
    ['Lauf a.d. Pegnitz', 'Lauf an der Pegnitz'],
    ['Lichtenstein/Sa.', 'Lichtenstein/Sachsen'],
    ['Oldenburg i.O.', 'Oldenburg'],
    ['Oldenburg (Holst.)', 'Oldenburg in Holstein'],
    ['Lingen (Ems)', 'Lingen'],
    ['Hann. Münden', 'Hannoversch Münden'],
    ['Bergen auf Rügen', 'Bergen auf Rügen'],
    ['Bergen, Kreis Celle', '29303 Bergen'],
    ['Neustadt, Landkreis Coburg', 'Neustadt bei Coburg'],
    ['Weißwasser/O.L.', 'Weißwasser'],
    ['Unter den Linden 1, Berlin', 'Berlin'],
    ['Stuttgart Königstraße 1', 'Stuttgart'],
    ['Großraum Nürnberg', 'Nürnberg'],
    ['Wuppertal Barmen', 'Barmen'],
    ['Berlin-Neukölln', 'Neukölln'],
    ['Hanover', 'Hannover'],
    ['GÖRLITZ!!!', 'Görlitz'],
    ['Ilmenau; Thüringen', 'Ilmenau'],
    ['Neustadt (Weinstr)', 'Neustadt an der Weinstraße'],
    ['Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
    ['Homburg', 'Homburg'],
    ['Ludwigshf. (Rh.)', 'Ludwigshafen am Rhein'],
    ['Nbg', 'Nürnberg'],
    ['Land Berlin', 'Berlin'],
    ['Hansestadt Hamburg', 'Hamburg'],
    ['Landeshauptstadt München', 'München'],
  ])('resolves %s unambiguously to %s by name', (query, label) => {
    const found = geocode('de', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'name', []]);
  });

  it.each([
    ['Hauptstr. 5 44137 Dortmund', '44137 Dortmund'],
    ['1067', '01067 Dresden'],
    ['1067 Dresden', '01067 Dresden'],
    ['PLZ 44137', '44137 Dortmund'],
    ['4109', '04109 Leipzig'],
  ])('resolves %s to %s by postal code', (query, label) => {
    const found = geocode('de', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'code', []]);
  });

  it.each([
    ['Landkr. Celle', 'Landkreis Celle'],
    ['Landkreis München', 'Landkreis München'],
    ['LK Celle', 'Landkreis Celle'],
    ['Rhein-Sieg-Kreis', 'Rhein-Sieg-Kreis'],
    ['Kreis Neuss', 'Rhein-Kreis Neuss'],
    ['Bayern', 'Bayern'],
    ['Rems-Murr-Kreis', 'Rems-Murr-Kreis'],
    ['Kr. Gütersloh', 'Kreis Gütersloh'],
    ['Lkr. Harburg', 'Landkreis Harburg'],
    ['Märkischer Kreis', 'Märkischer Kreis'],
    ['Allgäu', 'Allgäu'],
    ['Land Brandenburg', 'Brandenburg'],
    ['Bundesland Bayern', 'Bayern'],
    ['Freistaat Thüringen', 'Thüringen'],
    ['Bayern (Bundesland)', 'Bayern'],
    ['im Land Hessen', 'Hessen'],
  ])('resolves %s to the area %s', (query, label) => {
    const found = geocode('de', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'area', []]);
  });

  it.each([
    ['Dormund', 'Dortmund'],
    ['Hamubrg', 'Hamburg'],
    ['Düseldorf', 'Düsseldorf'],
    ['Kaiserstr. 12, Dormund', 'Dortmund'],
    ['Mönchengladb.', 'Mönchengladbach'],
    ['Autobahn A2 Bielefeld', 'Bielefeld'],
    ['Werkstatt in Erfurt', 'Erfurt'],
    ['Ölwechsel Leipzig', 'Leipzig'],
    ['Manheim', 'Mannheim'],
    ['Bremn', 'Bremen'],
  ])('guesses the place of %s as %s', (query, label) => {
    const found = geocode('de', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'part', []]);
  });

  it.each([
    ['Neustadt i.H.', ['Neustadt in Holstein', 'Neustadt (Hessen)']],
    ['Neustadt', ['Neustadt an der Weinstraße', 'Neustadt am Rübenberge', 'Neustadt in Sachsen']],
    ['Königstein', ['Königstein im Taunus', 'Königstein/Sächsische Schweiz', '92281 Königstein']],
    ['Rothenburg', ['Rothenburg ob der Tauber', '38120 Rothenburg', 'Rothenburg/Oberlausitz']],
    ['Neustadt a.d.W.', ['Neustadt an der Weinstraße', '20459 Neustadt', 'Neustadt an der Aisch']],
    ['Bergen', ['Bergen auf Rügen', '29303 Bergen', '83344 Bergen']],
  ])('offers choices for the ambiguous %s: %j', (query, labels) => {
    const choices = geocode('de', query)?.choices.map(({ label }) => label);
    expect(choices).toEqual(expect.arrayContaining(labels));
  });

  it.each(['Berliner Straße 5', 'Hauptstraße 12'])('finds no place for %s', (query) => {
    expect(geocode('de', query)).toBeUndefined();
  });

  it.each([
    ['Weiden i.d.OPf.', 49.7, 12.2],
    ['Halle (Westf.)', 52.1, 8.4],
    ['Offenbach a.M.', 50.1, 8.8],
    ['Wanne-Eickel', 51.5, 7.2],
    ['Kreis Unna', 51.6, 7.6],
    ['Landkreis München', 48.1, 11.7],
    ['Burg b. Magdeburg', 52.3, 11.9],
  ])('returns the expected coordinates for %s', (query, latitude, longitude) => {
    const found = geocode('de', query);
    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(0.15);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(0.25);
  });

  it('labels choices with district and Land, and each label resolves unambiguously', () => {
    const choices = geocode('de', 'Königstein')?.choices ?? [];
    expect(choices).toContainEqual({
      label: 'Königstein im Taunus',
      area: 'Hochtaunuskreis, Hessen',
    });
    expect(choices).toContainEqual({
      label: '92281 Königstein',
      area: 'Landkreis Amberg-Sulzbach, Bayern',
    });
    for (const query of ['Königstein', 'Neustadt', 'Bergen', 'Hausen', 'Zell', 'Rothenburg'])
      for (const { label } of geocode('de', query)?.choices ?? []) {
        const again = geocode('de', label);
        expect([again?.label, again?.choices]).toEqual([label, []]);
      }
  });
});
