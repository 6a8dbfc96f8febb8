import { smallTownLines } from './small-towns.ts';

/** A town with a label on the map. The gazetteer of the search is separate, see `geocoding/`. */
export interface Town {
  name: string;
  /** Degrees, WGS 84, to about a kilometre. */
  latitude: number;
  longitude: number;
  /** 3 for the largest towns, which are labelled first. */
  size: 1 | 2 | 3;
}

// name, latitude, longitude, size
const german = `
Berlin 52.52 13.40 3|Hamburg 53.55 9.99 3|München 48.14 11.58 3
Köln 50.94 6.96 3|Frankfurt am Main 50.11 8.68 3|Stuttgart 48.78 9.18 3
Düsseldorf 51.23 6.78 2|Dortmund 51.51 7.47 3|Essen 51.46 7.01 2|Leipzig 51.34 12.37 3
Bremen 53.08 8.80 3|Dresden 51.05 13.74 3|Hannover 52.37 9.73 3|Nürnberg 49.45 11.08 3
Duisburg 51.43 6.76 1|Bochum 51.48 7.22 1|Wuppertal 51.26 7.15 1|Bielefeld 52.02 8.53 2
Bonn 50.73 7.10 2|Münster 51.96 7.63 2|Karlsruhe 49.01 8.40 2|Mannheim 49.49 8.47 2
Augsburg 48.37 10.90 2|Wiesbaden 50.08 8.24 1|Braunschweig 52.27 10.52 2
Kiel 54.32 10.12 2|Aachen 50.78 6.08 2|Chemnitz 50.83 12.92 2|Halle (Saale) 51.48 11.97 1
Magdeburg 52.13 11.63 2|Freiburg im Breisgau 48.00 7.85 2|Krefeld 51.33 6.56 1
Mainz 50.00 8.27 2|Lübeck 53.87 10.69 2|Erfurt 50.98 11.03 2|Rostock 54.09 12.14 2
Kassel 51.32 9.50 2|Hagen 51.36 7.47 1|Potsdam 52.40 13.06 1|Saarbrücken 49.24 7.00 2
Hamm 51.68 7.82 1|Ludwigshafen 49.48 8.44 1|Oldenburg 53.14 8.21 2|Osnabrück 52.28 8.05 2
Heidelberg 49.41 8.69 1|Darmstadt 49.87 8.65 1|Regensburg 49.02 12.10 2
Würzburg 49.79 9.95 2|Ingolstadt 48.76 11.43 1|Ulm 48.40 9.99 2|Heilbronn 49.14 9.22 1
Göttingen 51.53 9.93 2|Wolfsburg 52.42 10.78 1|Pforzheim 48.89 8.70 1|Offenbach 50.10 8.77 1
Bremerhaven 53.55 8.58 1|Koblenz 50.36 7.59 2|Trier 49.76 6.64 2|Jena 50.93 11.59 1
Erlangen 49.60 11.00 1|Cottbus 51.76 14.33 2|Schwerin 53.63 11.41 2|Gera 50.88 12.08 1
Zwickau 50.72 12.49 1|Hildesheim 52.15 9.95 1|Siegen 50.87 8.02 1|Gießen 50.58 8.67 1
Kaiserslautern 49.44 7.77 1|Flensburg 54.78 9.44 2|Fulda 50.55 9.68 1|Kempten 47.73 10.31 2
Konstanz 47.66 9.18 1|Landshut 48.54 12.15 1|Passau 48.57 13.46 2|Rosenheim 47.86 12.13 1
Bayreuth 49.95 11.58 1|Bamberg 49.89 10.89 1|Neubrandenburg 53.56 13.26 2
Frankfurt (Oder) 52.35 14.55 1|Görlitz 51.15 14.99 1|Bautzen 51.18 14.42 1|Celle 52.62 10.08 1
Herford 52.11 8.67 1|Mönchengladbach 51.19 6.44 1|Oberhausen 51.47 6.86 1
Bad Homburg 50.23 8.62 1|Hanau 50.13 8.92 1|Ludwigsburg 48.90 9.19 1|Tübingen 48.52 9.06 1
Göppingen 48.70 9.65 1|Offenburg 48.47 7.94 1|Villingen-Schwenningen 48.06 8.46 1
Ravensburg 47.78 9.61 1|Weilheim 47.84 11.14 1|Amberg 49.44 11.86 1|Suhl 50.61 10.69 1
Oranienburg 52.75 13.24 1|Itzehoe 53.93 9.52 1|Paderborn 51.72 8.75 1|Emden 53.37 7.21 1
Stralsund 54.31 13.09 1|Greifswald 54.10 13.39 1|Hof 50.31 11.91 1|Plauen 50.49 12.13 1
Reutlingen 48.49 9.21 1|Lüneburg 53.25 10.41 1|Wilhelmshaven 53.53 8.11 1|Dessau 51.83 12.25 1`;

const polish = `
Warszawa 52.23 21.01 3|Kraków 50.06 19.94 3|Łódź 51.76 19.46 3
Wrocław 51.11 17.03 3|Poznań 52.41 16.93 3|Gdańsk 54.35 18.65 3
Szczecin 53.43 14.55 3|Bydgoszcz 53.12 18.01 2|Lublin 51.25 22.57 3|Białystok 53.13 23.16 3
Katowice 50.26 19.02 3|Gdynia 54.52 18.53 1|Częstochowa 50.81 19.12 2|Radom 51.40 21.15 2
Rzeszów 50.04 22.00 3|Toruń 53.01 18.60 2|Sosnowiec 50.29 19.10 1|Kielce 50.87 20.63 2
Gliwice 50.29 18.67 1|Olsztyn 53.78 20.48 3|Bielsko-Biała 49.82 19.05 2|Zabrze 50.32 18.79 1
Bytom 50.35 18.92 1|Zielona Góra 51.94 15.51 2|Rybnik 50.10 18.54 1|Opole 50.67 17.93 2
Tychy 50.14 18.99 1|Gorzów Wielkopolski 52.73 15.24 2|Elbląg 54.16 19.40 1|Płock 52.55 19.71 2
Dąbrowa Górnicza 50.32 19.19 1|Wałbrzych 50.77 16.28 1|Włocławek 52.65 19.07 1|Tarnów 50.01 20.99 2
Chorzów 50.30 18.95 1|Koszalin 54.19 16.17 2|Kalisz 51.76 18.09 2|Legnica 51.21 16.16 1
Grudziądz 53.48 18.75 1|Jaworzno 50.21 19.27 1|Słupsk 54.46 17.03 2|Nowy Sącz 49.62 20.69 1
Siedlce 52.17 22.29 2|Piła 53.15 16.74 1|Ostrów Wielkopolski 51.65 17.81 1|Konin 52.22 18.25 1
Piotrków Trybunalski 51.41 19.70 1|Inowrocław 52.80 18.26 1|Lubin 51.40 16.20 1|Suwałki 54.11 22.93 2
Gniezno 52.53 17.60 1|Stargard 53.34 15.05 1|Głogów 51.66 16.09 1|Zamość 50.72 23.25 2
Leszno 51.84 16.57 1|Łomża 53.18 22.06 1|Ełk 53.83 22.36 1|Tczew 54.09 18.80 1
Chełm 51.14 23.47 1|Mielec 50.29 21.42 1|Przemyśl 49.78 22.77 2|Kędzierzyn-Koźle 50.35 18.21 1
Biała Podlaska 52.03 23.12 1|Ostrołęka 53.09 21.57 1|Ostrowiec Świętokrzyski 50.93 21.39 1
Skierniewice 51.96 20.15 1|Krosno 49.69 21.77 1|Kołobrzeg 54.18 15.58 1|Nysa 50.47 17.33 1
Sieradz 51.60 18.73 1|Kutno 52.23 19.36 1|Nowa Sól 51.80 15.72 1|Żary 51.64 15.14 1
Słubice 52.35 14.56 1|Świnoujście 53.91 14.25 1|Gryfino 53.25 14.49 1|Człuchów 53.67 17.36 1
Wejherowo 54.61 18.24 1|Chojnice 53.70 17.56 1|Ostróda 53.70 19.96 1|Szczytno 53.56 20.99 1
Iława 53.60 19.57 1|Bielsk Podlaski 52.77 23.19 1|Kraśnik 50.92 22.22 1|Puławy 51.42 21.97 1
Busko-Zdrój 50.47 20.72 1|Włoszczowa 50.85 19.97 1|Żywiec 49.69 19.19 1|Brzeg 50.86 17.47 1
Oleśnica 51.21 17.39 1|Kłodzko 50.43 16.66 1|Ciechanów 52.88 20.62 1|Zakopane 49.30 19.95 1`;

export const towns: Record<'de' | 'pl', readonly Town[]> = {
  de: parseTowns(german),
  pl: parseTowns(polish),
};

/** Further towns of both countries, for maps at the zoom level of a city. */
export const smallTowns: readonly Town[] = parseTowns(smallTownLines);

function parseTowns(text: string): Town[] {
  return text.split(/[\n|]/).filter(Boolean).map(parseTown);
}

function parseTown(line: string): Town {
  const [, name = '', latitude, longitude, size = 1] =
    /^(.+?) (\d+\.\d+) (\d+\.\d+)(?: ([123]))?$/.exec(line) ?? [];
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    size: Number(size) as Town['size'],
  };
}
