import { describe, expect, it } from 'vitest';
import { geocode } from './geocoder.ts';

describe('place search with Polish queries', () => {
  it.each([
    ['Gorzów Wlkp.', 'Gorzów Wielkopolski'],
    ['Ostrów Wlkp.', 'Ostrów Wielkopolski'],
    ['Ostrów Maz.', 'Ostrów Mazowiecka'],
    ['Nowy Dwór (mazowieckie)', 'Nowy Dwór Mazowiecki'],
    ['Nowy Dwór Gd.', 'Nowy Dwór Gdański'],
    ['Bielsko-B.', 'Bielsko-Biała'],
    ['N. Sącz', 'Nowy Sącz'],
    ['ul. Marszałkowska 10, Warszawa', 'Warszawa'],
    ['al. Jana Pawła II 20 Warszawa', 'Warszawa'],
    ['ul. Marszałkowska Warszawa', 'Warszawa'],
    ['Kraków, ul. Lipowa 3', 'Kraków'],
    ['ul. 3 Maja 5, Katowice', 'Katowice'],
    ['os. Centrum A 1, Kraków', 'Kraków'],
    ['w Krakowie', 'Kraków'],
    ['w Łodzi', 'Łódź'],
    ['we Wrocławiu', 'Wrocław'],
    ['w Gdańsku', 'Gdańsk'],
    ['w Katowicach', 'Katowice'],
    ['w Białymstoku', 'Białystok'],
    ['w Bydgoszczy', 'Bydgoszcz'],
    ['w Zakopanem', 'Zakopane'],
    ['w Zielonej Górze', 'Zielona Góra'],
    ['w Sopocie', 'Sopot'],
    ['w Rabce', 'Rabka-Zdrój'],
    ['w Mielcu', 'Mielec'],
    ['we Włocławku', 'Włocławek'],
    ['w Pile', 'Piła'],
    ['w Opolu', 'Opole'],
    ['w Tychach', 'Tychy'],
    ['w Kielcach', 'Kielce'],
    ['w Bielsku-Białej', 'Bielsko-Biała'],
    ['w Gorzowie Wlkp.', 'Gorzów Wielkopolski'],
    ['w Rudzie Śląskiej', 'Ruda Śląska'],
    ['koło Krakowa', 'Kraków'],
    ['pod Warszawą', 'Warszawa'],
    ['niedaleko Poznania', 'Poznań'],
    ['okolice Wrocławia', 'Wrocław'],
    ['w okolicach Łodzi', 'Łódź'],
    ['koło Tychów', 'Tychy'],
    ['Krakowie', 'Kraków'],
    ['gmina Lesznowola', '05-506 Lesznowola'],
    ['gm. Łomianki', 'Łomianki'],
    ['Nowa Huta', 'Nowa Huta'],
    ['w Nowej Hucie', 'Nowa Huta'],
    ['Kraków Nowa Huta', 'Nowa Huta'],
    ['Praga-Południe', 'Praga Południe'],
    ['Nowa Wieś k. Warszawy', '05-806 Nowa Wieś'],
    ['W-wa', 'Warszawa'],
    ['LODZ', 'Łódź'],
    ['Busko Zdr.', 'Busko-Zdrój'],
    ['Nowe Miasto n. Pilicą', 'Nowe Miasto Nad Pilicą'],
    ['Nowe Miasto n/Pilicą', 'Nowe Miasto Nad Pilicą'],
    ['Aleje Jerozolimskie 54 Warszawa', 'Warszawa'],
    ['Katowice ul. 3 Maja', 'Katowice'],
    ['w Świnoujściu', 'Świnoujście'],
    ['w Przemyślu', 'Przemyśl'],
    ['w Krośnie', '38-400 Krosno'],
    ['w Jaśle', 'Jasło'],
    ['w Ełku', 'Ełk'],
    ['w Żywcu', 'Żywiec'],
    ['w Gnieźnie', 'Gniezno'],
    ['pod Poznaniem', 'Poznań'],
    ['niedaleko od Gdańska', 'Gdańsk'],
    ['obok Rzeszowa', 'Rzeszów'],
    ['Warszawa i okolice', 'Warszawa'],
    ['na Mokotowie', 'Mokotów'],
    ['Łódź-Bałuty', 'Bałuty'],
  ])('resolves %s unambiguously to %s by name', (query, label) => {
    const found = geocode('pl', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'name', []]);
  });

  it.each([
    ['Rynek 1, 31-001 Kraków', '31-001 Kraków'],
    ['PL 31-001', '31-001 Kraków'],
    ['pl. Solny 16, 50-062 Wrocław', '50-062 Wrocław'],
    ['30001', '30-001 Kraków'],
    ['2-797 Warszawa', '02-797 Warszawa'],
    ['2797', '02-797 Warszawa'],
    ['ul. Puławska 5, 5-500 Piaseczno', '05-500 Piaseczno'],
    ['5-500', '05-500 Piaseczno'],
  ])('resolves %s to %s by postal code', (query, label) => {
    const found = geocode('pl', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'code', []]);
  });

  it.each([['00950', '00-9']])('resolves %s to the postal code prefix %s', (query, label) => {
    const found = geocode('pl', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'prefix', []]);
  });

  it.each([
    ['powiat pruszkowski', 'powiat pruszkowski'],
    ['w powiecie pruszkowskim', 'powiat pruszkowski'],
    ['pow. poznański', 'powiat poznański'],
    ['powiat bielski, śląskie', 'powiat bielski, śląskie'],
    ['mazowieckie', 'województwo mazowieckie'],
    ['Mazowsze', 'województwo mazowieckie'],
    ['woj. śląskie', 'województwo śląskie'],
    ['w powiecie nowotarskim', 'powiat nowotarski'],
    ['Podhale', 'Podhale'],
    ['województwo opolskie', 'województwo opolskie'],
    ['w województwie lubelskim', 'województwo lubelskie'],
    ['podkarpackie woj.', 'województwo podkarpackie'],
    ['woj. maz.', 'województwo mazowieckie'],
  ])('resolves %s to the area %s', (query, label) => {
    const found = geocode('pl', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'area', []]);
  });

  it.each([
    ['Krakuw', 'Kraków'],
    ['Wrocalw', 'Wrocław'],
    ['wymiana oleju Kraków', 'Kraków'],
  ])('guesses the place of %s as %s', (query, label) => {
    const found = geocode('pl', query);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'part', []]);
  });

  it.each([
    ['Sw. Katarzyna', ['55-010 Święta Katarzyna', '26-010 Święta Katarzyna']],
    ['powiat bielski', ['powiat bielski, podlaskie', 'powiat bielski, śląskie']],
    ['Stara Wieś', ['36-200 Stara Wieś', '05-430 Stara Wieś', '05-622 Stara Wieś']],
    ['Nowy Dwór', ['Nowy Dwór Mazowiecki', 'Nowy Dwór Gdański', '16-205 Nowy Dwór']],
    ['Tomaszów', ['Tomaszów Mazowiecki', 'Tomaszów Lubelski']],
  ])('offers choices for the ambiguous %s: %j', (query, labels) => {
    const choices = geocode('pl', query)?.choices.map(({ label }) => label);
    expect(choices).toEqual(expect.arrayContaining(labels));
  });

  it.each(['ul. Krakowska 12', 'ul. Warszawska'])('finds no place for %s', (query) => {
    expect(geocode('pl', query)).toBeUndefined();
  });

  it.each([
    ['Nowa Wieś k. Warszawy', 52.2, 21],
    ['Nowa Huta', 50.07, 20.04],
    ['powiat pruszkowski', 52.1, 20.8],
    ['powiat bielski, podlaskie', 52.7, 23.2],
  ])('returns the expected coordinates for %s', (query, latitude, longitude) => {
    const found = geocode('pl', query);
    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(0.3);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(0.4);
  });

  it.each([
    ['Michałowice', '05-816 Michałowice', 'powiat pruszkowski, mazowieckie'],
    ['Michałowice', '32-091 Michałowice', 'powiat krakowski, małopolskie'],
    ['Słubice', '09-533 Słubice', 'powiat płocki, mazowieckie'],
    ['Opatów', '27-501 Opatów', 'powiat opatowski, świętokrzyskie'],
  ])('offers a choice for %s that is labelled with its district', (query, label, area) => {
    const choices = geocode('pl', query)?.choices ?? [];
    expect(choices).toContainEqual({ label, area });
    const texts = choices.map((one) => `${one.label}, ${one.area}`);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('labels choices with district and voivodeship, and each label resolves unambiguously', () => {
    expect(geocode('pl', 'Środa')?.choices).toContainEqual({
      label: 'Środa Śląska',
      area: 'powiat średzki, dolnośląskie',
    });
    for (const query of ['Środa', 'Stara Wieś', 'Nowa Wieś', 'Góra', 'Ostrów', 'powiat bielski'])
      for (const { label } of geocode('pl', query)?.choices ?? []) {
        const again = geocode('pl', label);
        expect([again?.label, again?.choices]).toEqual([label, []]);
      }
  });
});
