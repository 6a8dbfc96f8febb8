/** A town the map names and the search knows, with the two-digit postal regions it stands for. */
export interface Town {
  name: string;
  /** Degrees, WGS 84, to about a kilometre. */
  latitude: number;
  longitude: number;
  /** 3 for the largest, which the map names first. */
  size: 1 | 2 | 3;
  regions: readonly string[];
}

// name, latitude, longitude, size, postal regions
const german = `
Berlin 52.52 13.40 3 10 12 13|Hamburg 53.55 9.99 3 20 21 22|München 48.14 11.58 3 80 81
Köln 50.94 6.96 3 50 51|Frankfurt am Main 50.11 8.68 3 60|Stuttgart 48.78 9.18 3 70
Düsseldorf 51.23 6.78 2 40|Dortmund 51.51 7.47 3 44|Essen 51.46 7.01 2 45|Leipzig 51.34 12.37 3 04
Bremen 53.08 8.80 3 28|Dresden 51.05 13.74 3 01|Hannover 52.37 9.73 3 30|Nürnberg 49.45 11.08 3 90
Duisburg 51.43 6.76 1 47|Bochum 51.48 7.22 1|Wuppertal 51.26 7.15 1 42|Bielefeld 52.02 8.53 2 33
Bonn 50.73 7.10 2 53|Münster 51.96 7.63 2 48|Karlsruhe 49.01 8.40 2 76|Mannheim 49.49 8.47 2 68
Augsburg 48.37 10.90 2 86|Wiesbaden 50.08 8.24 1 65|Braunschweig 52.27 10.52 2 38
Kiel 54.32 10.12 2 24|Aachen 50.78 6.08 2 52|Chemnitz 50.83 12.92 2 09|Halle (Saale) 51.48 11.97 1 06
Magdeburg 52.13 11.63 2 39|Freiburg im Breisgau 48.00 7.85 2 79|Krefeld 51.33 6.56 1
Mainz 50.00 8.27 2 55|Lübeck 53.87 10.69 2 23|Erfurt 50.98 11.03 2 99|Rostock 54.09 12.14 2 18
Kassel 51.32 9.50 2 34|Hagen 51.36 7.47 1 58|Potsdam 52.40 13.06 1 14|Saarbrücken 49.24 7.00 2 66
Hamm 51.68 7.82 1 59|Ludwigshafen 49.48 8.44 1 67|Oldenburg 53.14 8.21 2 26|Osnabrück 52.28 8.05 2 49
Heidelberg 49.41 8.69 1 69|Darmstadt 49.87 8.65 1 64|Regensburg 49.02 12.10 2 93
Würzburg 49.79 9.95 2 97|Ingolstadt 48.76 11.43 1 85|Ulm 48.40 9.99 2 89|Heilbronn 49.14 9.22 1 74
Göttingen 51.53 9.93 2 37|Wolfsburg 52.42 10.78 1|Pforzheim 48.89 8.70 1 75|Offenbach 50.10 8.77 1
Bremerhaven 53.55 8.58 1 27|Koblenz 50.36 7.59 2 56|Trier 49.76 6.64 2 54|Jena 50.93 11.59 1
Erlangen 49.60 11.00 1 91|Cottbus 51.76 14.33 2 03|Schwerin 53.63 11.41 2 19|Gera 50.88 12.08 1 07
Zwickau 50.72 12.49 1 08|Hildesheim 52.15 9.95 1 31|Siegen 50.87 8.02 1 57|Gießen 50.58 8.67 1 35
Kaiserslautern 49.44 7.77 1|Flensburg 54.78 9.44 2|Fulda 50.55 9.68 1 36|Kempten 47.73 10.31 2 87
Konstanz 47.66 9.18 1|Landshut 48.54 12.15 1 84|Passau 48.57 13.46 2 94|Rosenheim 47.86 12.13 1 83
Bayreuth 49.95 11.58 1 95|Bamberg 49.89 10.89 1 96|Neubrandenburg 53.56 13.26 2 17
Frankfurt (Oder) 52.35 14.55 1 15|Görlitz 51.15 14.99 1|Bautzen 51.18 14.42 1 02|Celle 52.62 10.08 1 29
Herford 52.11 8.67 1 32|Mönchengladbach 51.19 6.44 1 41|Oberhausen 51.47 6.86 1 46
Bad Homburg 50.23 8.62 1 61|Hanau 50.13 8.92 1 63|Ludwigsburg 48.90 9.19 1 71|Tübingen 48.52 9.06 1 72
Göppingen 48.70 9.65 1 73|Offenburg 48.47 7.94 1 77|Villingen-Schwenningen 48.06 8.46 1 78
Ravensburg 47.78 9.61 1 88|Weilheim 47.84 11.14 1 82|Amberg 49.44 11.86 1 92|Suhl 50.61 10.69 1 98
Oranienburg 52.75 13.24 1 16|Itzehoe 53.93 9.52 1 25|Paderborn 51.72 8.75 1|Emden 53.37 7.21 1
Stralsund 54.31 13.09 1|Greifswald 54.10 13.39 1|Hof 50.31 11.91 1|Plauen 50.49 12.13 1
Reutlingen 48.49 9.21 1|Lüneburg 53.25 10.41 1|Wilhelmshaven 53.53 8.11 1|Dessau 51.83 12.25 1`;

const polish = `
Warszawa 52.23 21.01 3 00 01 02 03 04 05|Kraków 50.06 19.94 3 30 31 32|Łódź 51.76 19.46 3 90 91 92 93 94 95
Wrocław 51.11 17.03 3 50 51 52 53 54 55|Poznań 52.41 16.93 3 60 61 62|Gdańsk 54.35 18.65 3 80
Szczecin 53.43 14.55 3 70 71|Bydgoszcz 53.12 18.01 2 85|Lublin 51.25 22.57 3 20|Białystok 53.13 23.16 3 15
Katowice 50.26 19.02 3 40|Gdynia 54.52 18.53 1 81|Częstochowa 50.81 19.12 2 42|Radom 51.40 21.15 2 26
Rzeszów 50.04 22.00 3 35 36|Toruń 53.01 18.60 2 87|Sosnowiec 50.29 19.10 1 41|Kielce 50.87 20.63 2 25
Gliwice 50.29 18.67 1 44|Olsztyn 53.78 20.48 3 10 11|Bielsko-Biała 49.82 19.05 2 43|Zabrze 50.32 18.79 1
Bytom 50.35 18.92 1|Zielona Góra 51.94 15.51 2 65|Rybnik 50.10 18.54 1|Opole 50.67 17.93 2 45 46
Tychy 50.14 18.99 1|Gorzów Wielkopolski 52.73 15.24 2 66|Elbląg 54.16 19.40 1 82|Płock 52.55 19.71 2 09
Dąbrowa Górnicza 50.32 19.19 1|Wałbrzych 50.77 16.28 1 58|Włocławek 52.65 19.07 1|Tarnów 50.01 20.99 2 33
Chorzów 50.30 18.95 1|Koszalin 54.19 16.17 2 75|Kalisz 51.76 18.09 2|Legnica 51.21 16.16 1 59
Grudziądz 53.48 18.75 1 86|Jaworzno 50.21 19.27 1|Słupsk 54.46 17.03 2 76|Nowy Sącz 49.62 20.69 1
Siedlce 52.17 22.29 2 08|Piła 53.15 16.74 1|Ostrów Wielkopolski 51.65 17.81 1 63|Konin 52.22 18.25 1
Piotrków Trybunalski 51.41 19.70 1 97|Inowrocław 52.80 18.26 1 88|Lubin 51.40 16.20 1|Suwałki 54.11 22.93 2 16
Gniezno 52.53 17.60 1|Stargard 53.34 15.05 1 73|Głogów 51.66 16.09 1|Zamość 50.72 23.25 2 22
Leszno 51.84 16.57 1 64|Łomża 53.18 22.06 1 18|Ełk 53.83 22.36 1 19|Tczew 54.09 18.80 1 83
Chełm 51.14 23.47 1|Mielec 50.29 21.42 1 39|Przemyśl 49.78 22.77 2 37|Kędzierzyn-Koźle 50.35 18.21 1 47
Biała Podlaska 52.03 23.12 1 21|Ostrołęka 53.09 21.57 1 07|Ostrowiec Świętokrzyski 50.93 21.39 1 27
Skierniewice 51.96 20.15 1 96|Krosno 49.69 21.77 1 38|Kołobrzeg 54.18 15.58 1 78|Nysa 50.47 17.33 1 48
Sieradz 51.60 18.73 1 98|Kutno 52.23 19.36 1 99|Nowa Sól 51.80 15.72 1 67|Żary 51.64 15.14 1 68
Słubice 52.35 14.56 1 69|Świnoujście 53.91 14.25 1 72|Gryfino 53.25 14.49 1 74|Człuchów 53.67 17.36 1 77
Wejherowo 54.61 18.24 1 84|Chojnice 53.70 17.56 1 89|Ostróda 53.70 19.96 1 14|Szczytno 53.56 20.99 1 12
Iława 53.60 19.57 1 13|Bielsk Podlaski 52.77 23.19 1 17|Kraśnik 50.92 22.22 1 23|Puławy 51.42 21.97 1 24
Busko-Zdrój 50.47 20.72 1 28|Włoszczowa 50.85 19.97 1 29|Żywiec 49.69 19.19 1 34|Brzeg 50.86 17.47 1 49
Oleśnica 51.21 17.39 1 56|Kłodzko 50.43 16.66 1 57|Ciechanów 52.88 20.62 1 06|Zakopane 49.30 19.95 1`;

export const towns: Record<'de' | 'pl', readonly Town[]> = {
  de: listed(german),
  pl: listed(polish),
};

function listed(text: string): Town[] {
  return text.split(/[\n|]/).filter(Boolean).map(townOf);
}

function townOf(line: string): Town {
  const [, name = '', latitude, longitude, size, regions = ''] =
    /^(.+?) (\d+\.\d+) (\d+\.\d+) ([123])(.*)$/.exec(line) ?? [];
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    size: Number(size) as Town['size'],
    regions: regions.trim().split(' ').filter(Boolean),
  };
}
