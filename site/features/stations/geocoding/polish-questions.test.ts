import { describe, expect, it } from 'vitest';
import { knownPlace } from './place-search.ts';

describe('a question in Polish', () => {
  it.each([
    ['Gorzów Wlkp.', 'Gorzów Wielkopolski'],
    ['Ostrów Wlkp.', 'Ostrów Wielkopolski'],
    ['Ostrów Maz.', 'Ostrów Mazowiecka'],
    ['Nowy Dwór Maz.', 'Nowy Dwór Mazowiecki'],
    ['Nowy Dwór (mazowieckie)', 'Nowy Dwór Mazowiecki'],
    ['Nowy Dwór Gd.', 'Nowy Dwór Gdański'],
    ['Środa Śl.', 'Środa Śląska'],
    ['Środa Wlkp.', 'Środa Wielkopolska'],
    ['Aleksandrów Kuj.', 'Aleksandrów Kujawski'],
    ['Aleksandrów Ł.', 'Aleksandrów Łódzki'],
    ['Piotrków Tryb.', 'Piotrków Trybunalski'],
    ['Tomaszów Maz.', 'Tomaszów Mazowiecki'],
    ['Tomaszów Lub.', 'Tomaszów Lubelski'],
    ['Mińsk Maz.', 'Mińsk Mazowiecki'],
    ['Grodzisk Maz.', 'Grodzisk Mazowiecki'],
    ['Ostrowiec Św.', 'Ostrowiec Świętokrzyski'],
    ['Bielsko-B.', 'Bielsko-Biała'],
    ['Biała Podl.', 'Biała Podlaska'],
    ['Skarżysko-Kam.', 'Skarżysko-Kamienna'],
    ['N. Sącz', 'Nowy Sącz'],
    ['Wodzisław Śl.', 'Wodzisław Śląski'],
    ['Pruszcz Gd.', 'Pruszcz Gdański'],
    ['Czechowice-Dz.', 'Czechowice-Dziedzice'],
    ['ul. Marszałkowska 10, Warszawa', 'Warszawa'],
    ['al. Jana Pawła II 20 Warszawa', 'Warszawa'],
    ['ul. Marszałkowska Warszawa', 'Warszawa'],
    ['Kraków, ul. Lipowa 3', 'Kraków'],
    ['Kraków ul. Lipowa 3', 'Kraków'],
    ['Lipowa 3, Kraków', 'Kraków'],
    ['ul. Nowy Świat 5, Warszawa', 'Warszawa'],
    ['ul. 3 Maja 5, Katowice', 'Katowice'],
    ['os. Centrum A 1, Kraków', 'Kraków'],
    ['w Krakowie', 'Kraków'],
    ['w Warszawie', 'Warszawa'],
    ['w Łodzi', 'Łódź'],
    ['we Wrocławiu', 'Wrocław'],
    ['w Poznaniu', 'Poznań'],
    ['w Gdańsku', 'Gdańsk'],
    ['w Lublinie', 'Lublin'],
    ['w Katowicach', 'Katowice'],
    ['w Białymstoku', 'Białystok'],
    ['w Bydgoszczy', 'Bydgoszcz'],
    ['w Zakopanem', 'Zakopane'],
    ['w Zielonej Górze', 'Zielona Góra'],
    ['w Nowym Sączu', 'Nowy Sącz'],
    ['w Sopocie', 'Sopot'],
    ['w Rabce', 'Rabka-Zdrój'],
    ['w Mielcu', 'Mielec'],
    ['we Włocławku', 'Włocławek'],
    ['w Sosnowcu', 'Sosnowiec'],
    ['w Pile', 'Piła'],
    ['w Opolu', 'Opole'],
    ['w Tychach', 'Tychy'],
    ['w Kielcach', 'Kielce'],
    ['w Rzeszowie', 'Rzeszów'],
    ['w Toruniu', 'Toruń'],
    ['w Radomiu', 'Radom'],
    ['w Gdyni', 'Gdynia'],
    ['w Częstochowie', 'Częstochowa'],
    ['w Oświęcimiu', 'Oświęcim'],
    ['w Bielsku-Białej', 'Bielsko-Biała'],
    ['w Gorzowie Wielkopolskim', 'Gorzów Wielkopolski'],
    ['w Gorzowie Wlkp.', 'Gorzów Wielkopolski'],
    ['w Rudzie Śląskiej', 'Ruda Śląska'],
    ['koło Krakowa', 'Kraków'],
    ['pod Warszawą', 'Warszawa'],
    ['niedaleko Poznania', 'Poznań'],
    ['okolice Wrocławia', 'Wrocław'],
    ['w okolicach Łodzi', 'Łódź'],
    ['koło Tychów', 'Tychy'],
    ['koło Kielc', 'Kielce'],
    ['Krakowie', 'Kraków'],
    ['gmina Lesznowola', '05-506 Lesznowola'],
    ['gm. Łomianki', 'Łomianki'],
    ['Nowa Huta', 'Nowa Huta'],
    ['w Nowej Hucie', 'Nowa Huta'],
    ['Kraków Nowa Huta', 'Nowa Huta'],
    ['Praga-Południe', 'Praga Południe'],
    ['Warszawa Mokotów', 'Mokotów'],
    ['Nowa Wieś k. Warszawy', '05-806 Nowa Wieś'],
    ['W-wa', 'Warszawa'],
    ['LODZ', 'Łódź'],
    ['bielsko biala', 'Bielsko-Biała'],
    ['Kalwaria Zebrz.', 'Kalwaria Zebrzydowska'],
    ['Rawa Maz.', 'Rawa Mazowiecka'],
    ['Bystrzyca Kł.', 'Bystrzyca Kłodzka'],
    ['Kędzierzyn-K.', 'Kędzierzyn-Koźle'],
    ['Konstancin-Jez.', 'Konstancin-Jeziorna'],
    ['Golub-Dobrz.', 'Golub-Dobrzyń'],
    ['Strzelce Opol.', 'Strzelce Opolskie'],
    ['Strzelce Kraj.', 'Strzelce Krajeńskie'],
    ['Radzyń Podl.', 'Radzyń Podlaski'],
    ['Kamień Pom.', 'Kamień Pomorski'],
    ['Maków Maz.', 'Maków Mazowiecki'],
    ['Siemianowice Śl.', 'Siemianowice Śląskie'],
    ['Busko Zdr.', 'Busko-Zdrój'],
    ['Kazimierz Dln.', 'Kazimierz Dolny'],
    ['Trzebinia', '32-541 Trzebinia'],
    ['Oborniki Śl., dolnośląskie', 'Oborniki Śląskie'],
    ['Nowe Miasto n. Pilicą', 'Nowe Miasto Nad Pilicą'],
    ['Nowe Miasto n/Pilicą', 'Nowe Miasto Nad Pilicą'],
    ['Dąbrowa Tarn.', 'Dąbrowa Tarnowska'],
    ['Ruda Śl.', 'Ruda Śląska'],
    ['ul. Piotrkowska 104, Łódź', 'Łódź'],
    ['ul. Świętego Marcina 10 Poznań', 'Poznań'],
    ['Gdańsk, al. Grunwaldzka 82', 'Gdańsk'],
    ['Aleje Jerozolimskie 54 Warszawa', 'Warszawa'],
    ['Katowice ul. 3 Maja', 'Katowice'],
    ['os. Tysiąclecia 5, Katowice', 'Katowice'],
    ['w Szczecinie', 'Szczecin'],
    ['w Jeleniej Górze', 'Jelenia Góra'],
    ['w Gliwicach', 'Gliwice'],
    ['w Zabrzu', 'Zabrze'],
    ['w Elblągu', 'Elbląg'],
    ['w Olsztynie', 'Olsztyn'],
    ['w Ostrowie Wielkopolskim', 'Ostrów Wielkopolski'],
    ['w Świnoujściu', 'Świnoujście'],
    ['w Suwałkach', 'Suwałki'],
    ['w Przemyślu', 'Przemyśl'],
    ['w Zamościu', 'Zamość'],
    ['w Nowym Targu', 'Nowy Targ'],
    ['w Płocku', 'Płock'],
    ['w Krośnie', '38-400 Krosno'],
    ['w Jaśle', 'Jasło'],
    ['w Ełku', 'Ełk'],
    ['w Żywcu', 'Żywiec'],
    ['w Chełmie', 'Chełm'],
    ['w Lesznie', '64-100 Leszno'],
    ['w Gnieźnie', 'Gniezno'],
    ['w Siedlcach', 'Siedlce'],
    ['w Dąbrowie Górniczej', 'Dąbrowa Górnicza'],
    ['w Kędzierzynie-Koźlu', 'Kędzierzyn-Koźle'],
    ['w Starogardzie Gdańskim', 'Starogard Gdański'],
    ['w Tarnowskich Górach', 'Tarnowskie Góry'],
    ['koło Łomży', 'Łomża'],
    ['pod Poznaniem', 'Poznań'],
    ['niedaleko od Gdańska', 'Gdańsk'],
    ['obok Rzeszowa', 'Rzeszów'],
    ['Warszawa i okolice', 'Warszawa'],
    ['gmina Tarnowo Podgórne', 'Tarnowo Podgórne'],
    ['na Mokotowie', 'Mokotów'],
    ['Praga Północ', 'Praga Północ'],
    ['Gdańsk Wrzeszcz', 'Wrzeszcz'],
    ['Łódź-Bałuty', 'Bałuty'],
    ['Poznan', 'Poznań'],
    ['Rzeszow', 'Rzeszów'],
  ])('%s is %s without a doubt', (asked, label) => {
    const found = knownPlace('pl', asked);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'name', []]);
  });

  it.each([
    ['Rynek 1, 31-001 Kraków', '31-001 Kraków'],
    ['PL 31-001', '31-001 Kraków'],
    ['pl. Solny 16, 50-062 Wrocław', '50-062 Wrocław'],
    ['PL-00-024 Warszawa', '00-024 Warszawa'],
    ['30001', '30-001 Kraków'],
    ['2-797 Warszawa', '02-797 Warszawa'],
    ['2797 Warszawa', '02-797 Warszawa'],
    ['2797', '02-797 Warszawa'],
    ['ul. Puławska 5, 5-500 Piaseczno', '05-500 Piaseczno'],
    ['5-500', '05-500 Piaseczno'],
    ['1-234', '01-234 Warszawa'],
  ])('%s is %s', (asked, label) => {
    const found = knownPlace('pl', asked);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'code', []]);
  });

  it.each([['00950', '00-9']])('%s is the beginning %s', (asked, label) => {
    const found = knownPlace('pl', asked);
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
    ['powiat wołomiński', 'powiat wołomiński'],
    ['w powiecie nowotarskim', 'powiat nowotarski'],
    ['podkarpackie', 'województwo podkarpackie'],
    ['Podhale', 'Podhale'],
    ['woj. opolskie', 'województwo opolskie'],
    ['województwo opolskie', 'województwo opolskie'],
    ['woj. lubelskie', 'województwo lubelskie'],
    ['w województwie lubelskim', 'województwo lubelskie'],
    ['podkarpackie woj.', 'województwo podkarpackie'],
    ['woj. maz.', 'województwo mazowieckie'],
    ['powiat lubelski', 'powiat lubelski'],
  ])('%s is the area %s', (asked, label) => {
    const found = knownPlace('pl', asked);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'area', []]);
  });

  it.each([
    ['Krakuw', 'Kraków'],
    ['Wrocalw', 'Wrocław'],
    ['Warszwa', 'Warszawa'],
    ['Pozann', 'Poznań'],
    ['Gdnask', 'Gdańsk'],
    ['Szczecni', 'Szczecin'],
    ['Czestohowa', 'Częstochowa'],
    ['wymiana oleju Kraków', 'Kraków'],
  ])('%s is guessed to be %s', (asked, label) => {
    const found = knownPlace('pl', asked);
    expect([found?.label, found?.by, found?.choices]).toEqual([label, 'part', []]);
  });

  it.each([
    ['Sw. Katarzyna', ['55-010 Święta Katarzyna', '26-010 Święta Katarzyna']],
    ['powiat bielski', ['powiat bielski, podlaskie', 'powiat bielski, śląskie']],
    ['Stara Wieś', ['36-200 Stara Wieś', '05-430 Stara Wieś', '05-622 Stara Wieś']],
    ['Nowy Dwór', ['Nowy Dwór Mazowiecki', 'Nowy Dwór Gdański', '16-205 Nowy Dwór']],
    ['Tomaszów', ['Tomaszów Mazowiecki', 'Tomaszów Lubelski']],
  ])('%s has to be chosen: %j', (asked, labels) => {
    const choices = knownPlace('pl', asked)?.choices.map(({ label }) => label);
    expect(choices).toEqual(expect.arrayContaining(labels));
  });

  it.each(['ul. Krakowska 12', 'ul. Warszawska'])('%s is none', (asked) => {
    expect(knownPlace('pl', asked)).toBeUndefined();
  });

  it.each([
    ['Nowa Wieś k. Warszawy', 52.2, 21],
    ['Nowa Huta', 50.07, 20.04],
    ['powiat pruszkowski', 52.1, 20.8],
    ['powiat bielski, podlaskie', 52.7, 23.2],
  ])('%s lies where it is', (asked, latitude, longitude) => {
    const found = knownPlace('pl', asked);
    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(0.3);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(0.4);
  });

  it.each([
    ['Michałowice', '05-816 Michałowice', 'powiat pruszkowski, mazowieckie'],
    ['Michałowice', '32-091 Michałowice', 'powiat krakowski, małopolskie'],
    ['Słubice', '09-533 Słubice', 'powiat płocki, mazowieckie'],
    ['Opatów', '27-501 Opatów', 'powiat opatowski, świętokrzyskie'],
  ])('%s has a choice in its own district', (asked, label, area) => {
    const choices = knownPlace('pl', asked)?.choices ?? [];
    expect(choices).toContainEqual({ label, area });
    const texts = choices.map((one) => `${one.label}, ${one.area}`);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('tells the choices apart by district and voivodeship, and each leads to itself', () => {
    expect(knownPlace('pl', 'Środa')?.choices).toContainEqual({
      label: 'Środa Śląska',
      area: 'powiat średzki, dolnośląskie',
    });
    for (const asked of ['Środa', 'Stara Wieś', 'Nowa Wieś', 'Góra', 'Ostrów', 'powiat bielski'])
      for (const { label } of knownPlace('pl', asked)?.choices ?? []) {
        const again = knownPlace('pl', label);
        expect([again?.label, again?.choices]).toEqual([label, []]);
      }
  });
});
