/**
 * Towns and large city districts between those of `towns.ts`, at least 4 km apart, the largest first: from 20,000 inhabitants
 * in Germany and 11,000 in Poland. Name, latitude, longitude. Source: GeoNames (CC BY 4.0).
 */
export const smallTownLines = `
Wandsbek 53.59 10.09|Hamburg-Nord 53.59 9.98|Gelsenkirchen 51.51 7.09
Harburg 53.46 9.98|Herne 51.54 7.22|Mülheim an der Ruhr 51.43 6.88|Neukölln 52.48 13.43
Solingen 51.17 7.08|Leverkusen 51.03 6.99|Neuss 51.20 6.68|Charlottenburg 52.52 13.29
Bergedorf 53.48 10.23|Bottrop 51.52 6.93|Recklinghausen 51.62 7.20|Remscheid 51.18 7.20
Schöneberg 52.47 13.35|Bergisch Gladbach 50.98 7.13|Fürth 49.48 10.99|Marzahn 52.55 13.57
Porz am Rhein 50.88 7.06|Rodenkirchen 50.90 7.00|Iserlohn 51.38 7.71|Moers 51.45 6.63
Salzgitter 52.16 10.41|Witten 51.45 7.36|Düren 50.80 6.50|Esslingen am Neckar 48.74 9.30
Gütersloh 51.91 8.38|Hamburg Rahlstedt 53.60 10.15|Lünen 51.62 7.53|Marl 51.66 7.09
Ratingen 51.30 6.85|Lichterfelde 52.44 13.31|Minden 52.29 8.91|Reinickendorf 52.56 13.34
Velbert 51.34 7.04|Arnsberg 51.38 8.09|Castrop-Rauxel 51.55 7.31|Delmenhorst 53.05 8.63
Dorsten 51.66 6.96|Gladbeck 51.57 6.99|Lüdenscheid 51.22 7.62|Marburg 50.81 8.77
Neumünster 54.08 9.98|Rheine 52.28 7.44|Rheinhausen 51.40 6.71|Troisdorf 50.81 7.15
Viersen 51.26 6.39|Worms 49.63 8.36|Aschaffenburg 49.98 9.15|Billstedt 53.55 10.13
Bocholt 51.84 6.62|Detmold 51.94 8.88|Dinslaken 51.56 6.75|Norderstedt 53.69 9.98|Aalen 48.84 10.10
Bergheim 50.95 6.64|Dormagen 51.09 6.83|Garbsen 52.41 9.59|Grevenbroich 51.09 6.58|Herten 51.59 7.14
Kerpen 50.87 6.70|Köpenick 52.45 13.57|Lippstadt 51.67 8.35|Neuwied 50.44 7.47|Pankow 52.57 13.40
Unna 51.54 7.69|Weimar 50.98 11.33|Brandenburg an der Havel 52.41 12.55|Friedrichshafen 47.66 9.47
Hameln 52.10 9.36|Langenfeld 51.11 6.95|Rüsselsheim 49.99 8.43|Schwäbisch Gmünd 48.80 9.80
Sindelfingen 48.70 9.02|Wesel 51.66 6.62|Ahlen 51.77 7.89|Aplerbeck 51.48 7.55
Bad Salzuflen 52.09 8.74|Baden-Baden 48.76 8.24|Eschweiler 50.82 6.27|Euskirchen 50.66 6.79
Friedrichsfelde 52.51 13.51|Gummersbach 51.02 7.57|Hamburg Wilhelmsburg 53.51 9.98
Hattingen 51.40 7.18|Hilden 51.17 6.93|Hürth 50.87 6.87|Meerbusch 51.26 6.69
Neu-Hohenschönhausen 52.56 13.52|Neustadt an der Weinstraße 49.35 8.14|Nordhorn 52.43 7.07
Pulheim 51.00 6.80|Schweinfurt 50.05 10.22|Sankt Augustin 50.77 7.20|Stolberg (Rheinland) 50.77 6.22
Waiblingen 48.83 9.31|Wolfenbüttel 52.16 10.54|Zehlendorf 52.44 13.25|Bad Oeynhausen 52.20 8.80
Bergkamen 51.62 7.64|Bornheim 50.77 6.99|Cuxhaven 53.87 8.70|Elmshorn 53.76 9.65
Erftstadt 50.81 6.79|Frechen 50.91 6.81|Heidenheim an der Brenz 48.68 10.15|Ibbenbüren 52.28 7.71
Kleve 51.79 6.14|Langenhagen 52.45 9.73|Lichtenrade 52.40 13.40|Lingen 52.52 7.32|Menden 51.45 7.78
Neubrück 51.13 6.64|Neunkirchen 49.34 7.18|Peine 52.32 10.23|Schwerte 51.45 7.57|Speyer 49.32 8.43
Wetzlar 50.56 8.51|Willich 51.27 6.54|Albstadt 48.22 9.03|Alsdorf 50.88 6.17|Bruchsal 49.12 8.60
Bünde 52.20 8.59|Dülmen 51.83 7.28|Erkelenz 51.08 6.32|Erkrath 51.22 6.91
Frankenthal (Pfalz) 49.53 8.36|Gotha 50.95 10.70|Gronau (Westfalen) 52.21 7.02|Hennef 50.77 7.29
Herzogenrath 50.87 6.09|Homburg 49.33 7.34|Lahr/Schwarzwald 48.34 7.87|Leonberg 48.80 9.02
Lörrach 47.62 7.67|Melle 52.20 8.34|Neustadt am Rübenberge 52.51 9.46|Oberursel 50.20 8.57
Rastatt 48.86 8.21|Rheda-Wiedenbrück 51.85 8.30|Singen 47.76 8.84|Soest 51.58 8.11
Staaken 52.53 13.15|Stade 53.59 9.47|Straubing 48.88 12.57|Wismar 53.90 11.46
Bad Kreuznach 49.84 7.87|Bietigheim-Bissingen 48.95 9.12|Borken 51.84 6.86|Brühl 50.83 6.91
Coburg 50.26 10.96|Eberswalde 52.84 13.82|Eisenach 50.98 10.31|Filderstadt 48.66 9.22
Freiberg 50.91 13.34|Freising 48.41 11.75|Gifhorn 52.48 10.55|Goslar 51.91 10.43
Hamburg Niendorf 53.62 9.95|Heinsberg 51.06 6.10|Hoyerswerda 51.44 14.23|Kaarst 51.23 6.62
Kaufbeuren 47.88 10.62|Königswinter 50.67 7.19|Landau in der Pfalz 49.20 8.12|Lehrte 52.37 9.98
Lemgo 52.03 8.90|Memmingen 47.98 10.19|Monheim am Rhein 51.09 6.89|Mülheim 50.97 7.00
Nettetal 51.31 6.29|Nordhausen 51.50 10.79|Pirmasens 49.20 7.61|Rodgau 50.02 8.88
Rottenburg 48.48 8.94|Rudow 52.42 13.48|Seevetal 53.40 9.96|Völklingen 49.25 6.86|Weiden 49.67 12.15
Weinheim 49.55 8.66|Wunstorf 52.42 9.44|Ahaus 52.08 7.01|Altenburg 50.99 12.44|Aurich 53.47 7.48
Beckum 51.76 8.04|Bensheim 49.69 8.62|Biebrich 50.04 8.25|Buchholz in der Nordheide 53.33 9.87
Buxtehude 53.47 9.69|Dachau 48.26 11.44|Dreieich 50.02 8.70|Ettlingen 48.94 8.41|Eving 51.55 7.48
Falkensee 52.56 13.10|Freital 51.00 13.65|Germering 48.13 11.38|Halberstadt 51.90 11.05
Haltern am See 51.74 7.18|Hemer 51.38 7.77|Hofheim am Taunus 50.09 8.45|Hückelhoven 51.05 6.22
Kamp-Lintfort 51.51 6.54|Kirchheim unter Teck 48.65 9.46|Laatzen 52.31 9.79|Leuben 51.01 13.82
Löhne 52.19 8.69|Maintal 50.15 8.84|Märkisches Viertel 52.60 13.36|Mettmann 51.25 6.97
Mühlhausen 51.21 10.46|Neumarkt in der Oberpfalz 49.28 11.46|Nürtingen 48.62 9.34
Pinneberg 53.66 9.79|Pirna 50.96 13.94|Saarlouis 49.31 6.75|Schorndorf 48.80 9.53
Schwabach 49.33 11.03|Sankt Ingbert 49.27 7.12|Stendal 52.60 11.86|Warendorf 51.95 7.99
Backnang 48.95 9.44|Balingen 48.27 8.86|Bernau 52.68 13.59|Coesfeld 51.95 7.17|Datteln 51.66 7.34
Emsdetten 52.17 7.53|Greven 52.09 7.59|Hamburg Lurup 53.59 9.88|Hamburg Ottensen 53.55 9.91
Kempen 51.37 6.42|Lage 51.99 8.79|Leinfelden-Echterdingen 48.70 9.17|Merseburg 51.35 11.99
Niederkassel 50.81 7.04|Pasing 48.14 11.46|Porta Westfalica 52.23 8.91|Riesa 51.31 13.29
Schwäbisch Hall 49.11 9.74|Sinsheim 49.26 8.88|Steinfurt 52.15 7.33|Tuttlingen 47.98 8.82
Uelzen 52.97 10.56|Vegesack 53.16 8.62|Voerde 51.59 6.68|Wermelskirchen 51.14 7.21
Wernigerode 51.84 10.78|Wesseling 50.83 6.97|Würselen 50.82 6.13|Zweibrücken 49.24 7.37
Ansbach 49.30 10.60|Bernburg 51.80 11.74|Biberach an der Riß 48.09 9.79|Bramsche 52.41 7.97
Burglesum 53.16 8.69|Crailsheim 49.13 10.07|Dietzenbach 50.01 8.78|Eisenhüttenstadt 52.15 14.65
Ennepetal 51.30 7.37|Erding 48.30 11.90|Fürstenfeldbruck 48.18 11.26|Fürstenwalde/Spree 52.36 14.06
Geldern 51.52 6.33|Georgsmarienhütte 52.20 8.04|Goch 51.68 6.16
Hamburg Neugraben-Fischbek 53.47 9.85|Höxter 51.77 9.38|Idar-Oberstein 49.72 7.31|Jülich 50.92 6.37
Kehl 48.58 7.82|Königs Wusterhausen 52.30 13.63|Korschenbroich 51.19 6.51|Kreuztal 50.97 7.99
Lampertheim 49.60 8.47|Leer (Ostfriesland) 53.23 7.46|Limburg an der Lahn 50.38 8.05
Meppen 52.69 7.29|Meschede 51.35 8.29|Mörfelden-Walldorf 49.99 8.59|Neuruppin 52.93 12.80
Nienburg (Weser) 52.65 9.22|Osterholz-Scharmbeck 53.23 8.79|Ostfildern 48.73 9.25
Papenburg 53.08 7.41|Radebeul 51.10 13.66|Rheinberg 51.55 6.59|Rheinfelden 47.56 7.79
Stuhr 53.03 8.75|Viernheim 49.54 8.58|Wedel 53.59 9.70|Werl 51.55 7.92|Winsen (Luhe) 53.36 10.21
Achim 53.02 9.03|Ahrensburg 53.67 10.22|Andernach 50.43 7.41|Bad Hersfeld 50.87 9.71
Bad Nauheim 50.37 8.74|Bad Vilbel 50.18 8.74|Bühl 48.70 8.13|Burgdorf 52.45 10.01
Cloppenburg 52.85 8.04|Deggendorf 48.84 12.96|Delbrück 51.77 8.56|Emmerich 51.84 6.25
Forchheim 49.72 11.06|Friedberg 48.35 10.98|Gaggenau 48.80 8.34|Ganderkesee 53.03 8.54
Geesthacht 53.44 10.38|Güstrow 53.80 12.18|Haan 51.20 7.01|Hakenfelde 52.56 13.21
Herrenberg 48.59 8.87|Kelkheim (Taunus) 50.13 8.45|Kornwestheim 48.86 9.19|Lohmar 50.84 7.21
Lutherstadt Wittenberg 51.87 12.65|Mahlsdorf 52.51 13.62|Merzig 49.45 6.64|Naumburg 51.15 11.81
Northeim 51.70 10.00|Oelde 51.83 8.14|Oer-Erkenschwick 51.64 7.26|Radolfzell am Bodensee 47.74 8.97
Schönebeck (Elbe) 52.02 11.73|Schwedt/Oder 53.06 14.28|Schwelm 51.28 7.29|Senftenberg 51.52 14.00
Springe 52.21 9.55|Taunusstein 50.15 8.15|Tönisvorst 51.32 6.50|Vaihingen an der Enz 48.94 8.96
Vechta 52.73 8.29|Waltrop 51.62 7.40|Wegberg 51.14 6.29|Weil am Rhein 47.59 7.62
Weißenfels 51.20 11.97|Werne 51.66 7.63|Wetter (Ruhr) 51.38 7.39|Zeitz 51.05 12.13
Bad Neuenahr-Ahrweiler 50.55 7.11|Bad Zwischenahn 53.19 8.00|Baesweiler 50.91 6.19
Baunatal 51.25 9.40|Bretten 49.03 8.71|Brilon 51.40 8.57|Ehingen an der Donau 48.28 9.72
Einbeck 51.82 9.87|Emmendingen 48.12 7.86|Geilenkirchen 50.97 6.12
Geislingen an der Steige 48.62 9.82|Glauchau 50.82 12.54|Hamminkeln 51.73 6.59
Heiligenhaus 51.33 6.97|Ilmenau 50.69 10.92|Kevelaer 51.58 6.25|Königsbrunn 48.27 10.89
Köthen 51.75 11.97|Kulmbach 50.10 11.45|Landsberg am Lech 48.05 10.88
Lauf an der Pegnitz 49.52 11.28|Leichlingen 51.10 7.02|Leimen 49.34 8.69|Lennestadt 51.12 8.06
Lohne (Oldenburg) 52.66 8.24|Mechernich 50.59 6.65|Meißen 51.16 13.47|Neckarsulm 49.19 9.22
Neuburg an der Donau 48.73 11.19|Niederrad 50.09 8.63|Nordenham 53.48 8.48|Overath 50.94 7.29
Petershagen 52.38 8.96|Plettenberg 51.21 7.88|Rathenow 52.60 12.34|Remseck am Neckar 48.87 9.28
Rendsburg 54.30 9.66|Rietberg 51.81 8.43|Rinteln 52.19 9.08|Rösrath 50.90 7.18
Saalfeld/Saale 50.65 11.37|Schwandorf 49.33 12.11|Selm 51.70 7.47|Sprockhövel 51.34 7.25
Sankt Wendel 49.47 7.17|Strausberg 52.58 13.88|Sundern 51.33 8.01|Verden (Aller) 52.92 9.23
Wangen im Allgäu 47.69 9.83|Warstein 51.45 8.35|Wersten 51.19 6.81|Wiesloch 49.30 8.70
Winnenden 48.88 9.40|Achern 48.63 8.07|Apolda 51.02 11.52|Arnstadt 50.84 10.95
Aschersleben 51.76 11.46|Attendorn 51.12 7.91|Bad Honnef 50.65 7.23|Bad Oldesloe 53.81 10.38
Bedburg 50.99 6.57|Bingen am Rhein 49.97 7.90|Blasewitz 51.05 13.80|Burg 52.27 11.86
Butzbach 50.44 8.67|Delitzsch 51.52 12.35|Dillenburg 50.74 8.29|Ellwangen (Jagst) 48.96 10.13
Espelkamp 52.38 8.62|Garmisch-Partenkirchen 47.49 11.10|Griesheim 49.86 8.57
Hannoversch Münden 51.41 9.65|Harsewinkel 51.96 8.23|Helmstedt 52.23 11.01|Hennigsdorf 52.63 13.21
Heppenheim (Bergstraße) 49.64 8.63|Horb am Neckar 48.45 8.69|Ingelheim am Rhein 49.97 8.06
Korbach 51.27 8.88|Lindau (Bodensee) 47.55 9.69|Lübbecke 52.30 8.62|Markkleeberg 51.27 12.37
Meckenheim 50.62 7.03|Mosbach 49.35 9.15|Mühlacker 48.95 8.84|Netphen 50.91 8.10|Norden 53.59 7.21
Obertshausen 50.07 8.85|Olpe 51.03 7.85|Pfungstadt 49.80 8.61|Rheinbach 50.62 6.95|Roth 49.25 11.09
Rottweil 48.17 8.62|Rudolstadt 50.72 11.34|Salzkotten 51.67 8.60|Schmallenberg 51.16 8.29
Syke 52.91 8.82|Übach-Palenberg 50.92 6.12|Unterschleißheim 48.28 11.57|Varel 53.40 8.13
Waldkraiburg 48.21 12.40|Wallenhorst 52.35 8.02|Walsrode 52.86 9.60|Warburg 51.49 9.14
Weinstadt-Endersbach 48.81 9.37|Weiterstadt 49.91 8.59|Werdau 50.73 12.38|Wertheim 49.76 9.51
Wiehl 50.95 7.55|Wolfen 51.66 12.27|Zirndorf 49.44 10.96|Zittau 50.90 14.81
Annaberg-Buchholz 50.58 13.01|Bad Harzburg 51.88 10.56|Bad Mergentheim 49.49 9.78
Blieskastel 49.23 7.25|Büren 51.55 8.56|Calw 48.72 8.74|Coswig 51.13 13.59|Crimmitschau 50.81 12.39
Ditzingen 48.83 9.06|Duderstadt 51.52 10.26|Eckernförde 54.47 9.84|Forst (Lausitz) 51.73 14.64
Freudenstadt 48.47 8.41|Geretsried 47.86 11.48|Greiz 50.66 12.20|Groß-Gerau 49.92 8.48
Hamburg Poppenbüttel 53.66 10.09|Haren 52.80 7.24|Herzogenaurach 49.57 10.88|Idstein 50.22 8.27
Isernhagen Farster Bauerschaft 52.47 9.84|Jüchen 51.10 6.50|Lengerich 52.19 7.86
Leutkirch im Allgäu 47.83 10.02|Limbach-Oberfrohna 50.86 12.76|Lindlar 51.02 7.38
Lüdinghausen 51.77 7.45|Ludwigsfelde 52.30 13.26|Lutherstadt Eisleben 51.53 11.55|Nagold 48.55 8.72
Neustrelitz 53.36 13.07|Oberschöneweide 52.46 13.52|Öhringen 49.20 9.51|Olching 48.20 11.34
Opladen 51.07 7.00|Pfaffenhofen an der Ilm 48.53 11.51|Quedlinburg 51.79 11.15
Radevormwald 51.20 7.36|Rees 51.77 6.40|Reichenbach/Vogtland 50.62 12.30|Ronnenberg 52.32 9.65
Sangerhausen 51.47 11.29|Schleswig 54.52 9.56|Schmargendorf 52.48 13.29|Schwetzingen 49.38 8.58
Sehnde 52.31 9.97|Senden 48.33 10.04|Sonneberg 50.36 11.18|Stadthagen 52.33 9.21
Starnberg 48.00 11.35|Staßfurt 51.85 11.59|Verl 51.88 8.52|Vreden 52.04 6.83
Waldshut-Tiengen 47.62 8.21|Weingarten 47.81 9.64|Werder (Havel) 52.38 12.94|Wipperfürth 51.12 7.40
Aichach 48.46 11.13|Altena 51.30 7.67|Auerbach 50.51 12.40|Bad Berleburg 51.05 8.39
Bad Kissingen 50.20 10.08|Bad Pyrmont 51.98 9.25|Bad Rappenau 49.24 9.10|Bergneustadt 51.02 7.66
Bockum 51.34 6.62|Bruchköbel 50.18 8.93|Büdingen 50.29 9.11|Dillingen 49.35 6.73|Döbeln 51.12 13.11
Donaueschingen 47.95 8.49|Edewecht 53.12 7.99|Eislingen/Fils 48.70 9.71|Elsdorf 50.94 6.57
Engelskirchen 50.99 7.42|Ennigerloh 51.84 8.03|Eppingen 49.13 8.91|Eschborn 50.15 8.57
Eschwege 51.19 10.05|Gelnhausen 50.20 9.19|Germersheim 49.22 8.37|Geseke 51.64 8.51
Gorbitz 51.05 13.66|Groß-Umstadt 49.87 8.93|Guben 51.95 14.71|Halle 52.06 8.36|Haßloch 49.37 8.26
Heide 54.20 9.10|Herborn 50.68 8.30|Hiddenhausen 52.16 8.62|Hockenheim 49.33 8.55
Hohen Neuendorf 52.67 13.28|Holzminden 51.83 9.45|Husum 54.48 9.05|Karben 50.23 8.77
Kitzingen 49.74 10.15|Klotzsche 51.11 13.77|Lebach 49.41 6.91|Lichtenfels 50.15 11.06
Luckenwalde 52.09 13.17|Marsberg 51.46 8.85|Meinerzhagen 51.10 7.65|Meiningen 50.57 10.41
Metzingen 48.53 9.29|Nottuln 51.94 7.35|Oberkirch 48.53 8.08|Prenzlau 53.31 13.87
Püttlingen 49.28 6.88|Quickborn 53.73 9.91|Rheinstetten 48.97 8.30|Riedstadt 49.84 8.49
Rotenburg (Wümme) 53.11 9.41|Salzwedel 52.85 11.15|Schortens 53.53 7.95|Seesen 51.89 10.18
Senden 51.85 7.49|Soltau 52.98 9.85|Sömmerda 51.16 11.12|Sondershausen 51.37 10.87
Sonthofen 47.52 10.29|Stadtallendorf 50.83 9.02|Stadtlohn 51.99 6.92|Traunreut 47.97 12.59
Überlingen 47.77 9.17|Unterhaching 48.06 11.62|Vaterstetten 48.10 11.77|Versmold 52.04 8.15
Waren (Müritz) 53.52 12.68|Weißwasser 51.51 14.64|Werdohl 51.26 7.76|Westerstede 53.26 7.92
Wilnsdorf 50.81 8.10|Wittmund 53.58 7.78|Wülfrath 51.28 7.04|Xanten 51.66 6.46
Alfeld (Leine) 51.98 9.82|Alzenau in Unterfranken 50.09 9.06|Bad Driburg 51.73 9.02
Bad Dürkheim 49.46 8.17|Bad Münder am Deister 52.20 9.46|Bad Münstereifel 50.55 6.76
Bad Schwartau 53.92 10.70|Bad Waldsee 47.92 9.76|Bexbach 49.34 7.25|Bönen 51.60 7.76
Borna 51.12 12.49|Bremervörde 53.48 9.14|Bückeburg 52.26 9.05|Burscheid 51.09 7.12
Dillingen an der Donau 48.58 10.49|Dingolfing 48.64 12.49|Eitorf 50.77 7.45|Enger 52.14 8.56
Finsterwalde 51.63 13.71|Frankenberg (Eder) 51.06 8.80|Friesoythe 53.02 7.86|Gauting 48.07 11.38
Gersthofen 48.42 10.88|Giengen an der Brenz 48.62 10.24|Günzburg 48.45 10.28|Haiger 50.74 8.21
Haldensleben I 52.29 11.41|Hechingen 48.35 8.96|Hessisch Oldendorf 52.17 9.25|Heusweiler 49.34 6.93
Hörstel 52.30 7.58|Kaltenkirchen 53.84 9.96|Karow 52.61 13.48|Kürten 51.05 7.26|Lahnstein 50.30 7.62
Langen 53.60 8.60|Lauchhammer 51.49 13.77|Laupheim 48.23 9.88|Mayen 50.33 7.22|Mössingen 48.41 9.05
Nidderau 50.24 8.87|Nördlingen 48.85 10.49|Ochtrup 52.21 7.19|Oschersleben 52.03 11.23
Parchim 53.42 11.85|Radeberg 51.11 13.91|Rastede 53.25 8.20|Rhede 51.84 6.70|Sarstedt 52.23 9.86
Schifferstadt 49.38 8.38|Schmalkalden 50.72 10.45|Schneverdingen 53.12 9.79|Schopfheim 47.65 7.82
Schwalbach 49.30 6.82|Schwalmstadt 50.94 9.21|Schwalmtal 51.22 6.26|Schwanewede 53.23 8.60
Seligenstadt 50.05 8.97|Steinhagen 52.00 8.40|Sulzbach-Rosenberg 49.50 11.74|Telgte 51.98 7.79
Torgau 51.56 12.99|Vlotho 52.16 8.86|Wachtberg 50.63 7.10|Waghäusel 49.25 8.52|Waldbröl 50.88 7.62
Waldkirch 48.09 7.96|Wandlitz 52.74 13.46|Weil der Stadt 48.75 8.87|Wenden 50.97 7.87
Wittenberge 53.01 11.75|Zülpich 50.70 6.66
Mokotów 52.20 21.04|Praga Południe 52.24 21.09|Ursynów 52.15 21.05|Ruda Śląska 50.26 18.86
Białołeka 52.32 20.97|Bielany 52.29 20.93|Targówek 52.29 21.05|Bemowo 52.26 20.91
Jastrzębie-Zdrój 49.95 18.57|Jelenia Góra 50.90 15.73|Wawer 52.20 21.18|Fordon 53.15 18.17
Mysłowice 50.20 19.16|Pabianice 51.66 19.36|Siemianowice Śląskie 50.33 19.03|Bełchatów 51.37 19.36
Stalowa Wola 50.59 22.05|Tomaszów Mazowiecki 51.53 20.01|Żory 50.05 18.70|Będzin 50.33 19.12
Racibórz 50.09 18.22|Świdnica 50.84 16.49|Tarnowskie Góry 50.45 18.86|Zgierz 51.85 19.41
Pruszków 52.17 20.81|Starachowice 51.03 21.07|Zawiercie 50.49 19.41|Legionowo 52.40 20.93
Skarżysko-Kamienna 51.12 20.87|Tarnobrzeg 50.58 21.68|Wodzisław Śląski 50.01 18.47
Żoliborz 52.27 20.98|Dębica 50.05 21.41|Radomsko 51.06 19.45|Rumia 54.57 18.39
Starogard Gdański 53.97 18.52|Ursus 52.20 20.89|Zduńska Wola 51.60 18.94|Otwock 52.10 21.26
Żyrardów 52.05 20.45|Bolesławiec 51.27 15.57|Chrzanów 50.13 19.40|Jarosław 50.02 22.68
Jasło 49.74 21.48|Knurów 50.22 18.65|Kwidzyn 53.73 18.93|Malbork 54.03 19.02|Mikołów 50.17 18.91
Olkusz 50.28 19.57|Oświęcim 50.03 19.21|Sanok 49.55 22.20|Sochaczew 52.23 20.24|Świdnik 51.22 22.70
Szczecinek 53.71 16.70|Cieszyn 49.75 18.63|Czechowice-Dziedzice 49.91 19.00|Lębork 54.54 17.75
Mińsk Mazowiecki 52.18 21.57|Piaseczno 52.08 21.02|Police 53.55 14.57|Sopot 54.44 18.56
Włochy 52.18 20.95|Wołomin 52.34 21.24|Dzierżoniów 50.73 16.65|Myszków 50.58 19.32
Nowy Targ 49.48 20.03|Oława 50.95 17.30|Augustów 53.84 22.98|Bielawa 50.69 16.62|Bochnia 49.97 20.43
Giżycko 54.04 21.77|Krotoszyn 51.70 17.43|Łowicz 52.10 19.95|Łuków 51.93 22.38|Mława 53.12 20.39
Śrem 52.09 17.02|Swarzędz 52.41 17.09|Turek 52.02 18.50|Biłgoraj 50.54 22.72|Brodnica 53.26 19.39
Czerwionka-Leszczyny 50.15 18.68|Gierłoż 54.08 21.50|Gorlice 49.66 21.16
Grodzisk Mazowiecki 52.10 20.64|Kętrzyn 54.08 21.38|Luboń 52.34 16.89
Nowy Dwór Mazowiecki 52.43 20.71|Września 52.33 17.57|Wyszków 52.59 21.46|Białogard 54.01 15.99
Jarocin 51.98 17.50|Kluczbork 50.98 18.22|Nowa Ruda 50.58 16.50|Pszczyna 49.98 18.95
Sandomierz 50.69 21.75|Świecie 53.41 18.45|Wągrowiec 52.81 17.20|Wałcz 53.28 16.47|Żagań 51.62 15.31
Bartoszyce 54.26 20.81|Goleniów 53.56 14.83|Grajewo 53.65 22.45|Jawor 51.05 16.20|Koło 52.20 18.64
Kościan 52.09 16.65|Kościerzyna 54.12 17.98|Lubań 51.12 15.29|Lubartów 51.46 22.61
Lubliniec 50.67 18.68|Marki 52.32 21.11|Opoczno 51.38 20.28|Ostrów Mazowiecka 52.80 21.89
Płońsk 52.62 20.38|Prudnik 50.32 17.57|Pruszcz Gdański 54.26 18.64|Skawina 49.98 19.83
Świebodzice 50.86 16.32|Zambrów 52.98 22.25|Andrychów 49.85 19.34|Chełmno 53.35 18.43
Działdowo 53.24 20.17|Gostyń 51.88 17.01|Hajnówka 52.74 23.58|Kamienna Góra 50.78 16.03
Końskie 51.19 20.41|Łaziska Górne 50.15 18.84|Łęczna 51.30 22.88|Mrągowo 53.87 21.30
Ozorków 51.97 19.29|Polkowice 51.51 16.07|Rawicz 51.61 16.86|Rembertów 52.26 21.16
Rydułtowy 50.06 18.41|Środa Wielkopolska 52.23 17.27|Świebodzin 52.25 15.54|Wieluń 51.22 18.57
Aleksandrów Łódzki 51.82 19.30|Bieruń 50.09 19.09|Chodzież 52.99 16.92|Gostynin 52.43 19.46
Kęty 49.88 19.23|Kozienice 51.59 21.55|Krasnystaw 50.98 23.18|Międzyrzecz 52.45 15.58
Nakło Nad Notecią 53.14 17.60|Osiedle Kosmonautów 51.13 16.96|Pionki 51.48 21.45|Pisz 53.62 21.82
Pułtusk 52.70 21.09|Pyskowice 50.40 18.64|Sierpc 52.85 19.67|Sokółka 53.41 23.50
Strzelce Opolskie 50.51 18.30|Tomaszów Lubelski 50.45 23.41|Trzebinia 50.16 19.47
Wadowice 49.88 19.50|Wesoła 52.26 21.23|Wieliczka 49.98 20.07|Bogatynia 50.91 14.96
Braniewo 54.38 19.82|Dęblin 51.56 21.85|Hrubieszów 50.80 23.89|Konstantynów Łódzki 51.75 19.32
Kostrzyn Nad Odrą 52.59 14.65|Krapkowice 50.48 17.96|Łańcut 50.07 22.23|Łask 51.59 19.14
Libiąż 50.10 19.32|Międzyrzec Podlaski 51.98 22.78|Myślenice 49.84 19.94|Oborniki 52.65 16.82
Orzesze 50.16 18.78|Pleszew 51.90 17.79|Radlin 50.05 18.48|Radzionków 50.40 18.90
Rawa Mazowiecka 51.77 20.25|Reda 54.60 18.34|Sokołów Podlaski 52.41 22.25|Sulechów 52.09 15.62
Szamotuły 52.61 16.58|Zielonka 52.30 21.16|Złotów 53.37 17.04|Boguszów-Gorce 50.76 16.20
Brzesko 49.97 20.61|Bytów 54.17 17.49|Choszczno 53.17 15.42|Garwolin 51.90 21.61|Gryfice 53.91 15.20
Gubin 51.95 14.73|Jędrzejów 50.64 20.30|Konstancin-Jeziorna 52.09 21.12|Łapy 52.99 22.89
Lędziny 50.15 19.13|Lidzbark Warmiński 54.12 20.58|Namysłów 51.08 17.73|Nowogard 53.67 15.12
Olecko 54.03 22.50|Przasnysz 53.02 20.88|Przeworsk 50.06 22.50|Radzyń Podlaski 51.78 22.61
Rypin 53.06 19.41|Staszów 50.56 21.16|Strzegom 50.97 16.35|Świdwin 53.77 15.78|Trzcianka 53.04 16.45
Ustka 54.58 16.86|Ząbkowice Śląskie 50.59 16.81|Chełmża 53.19 18.61
Cieplice Śląskie Zdrój 50.87 15.69|Darłowo 54.42 16.41|Głowno 51.97 19.71|Głuchołazy 50.31 17.39
Grójec 51.87 20.87|Jelcz 51.02 17.32|Kartuzy 54.34 18.20|Kępno 51.28 17.99|Koźle 50.34 18.14
Łęczyca 52.06 19.20|Limanowa 49.70 20.42|Lipno 52.84 19.18|Łomianki 52.34 20.89|Lubsko 51.78 14.97
Morąg 53.91 19.93|Nidzica 53.36 20.43|Nisko 50.52 22.14|Nowy Tomyśl 52.32 16.13
Ostrzeszów 51.42 17.93|Ropczyce 50.05 21.61|Siemiatycze 52.42 22.86|Skoczów 49.80 18.79
Słupca 52.28 17.87|Solec Kujawski 53.09 18.23|Ustroń 49.72 18.80|Władysławowo 54.79 18.40
Wschowa 51.80 16.32|Złotoryja 51.12 15.92|Barlinek 52.99 15.22|Chojnów 51.27 15.94|Dębno 52.74 14.70
Głubczyce 50.20 17.83|Gołdap 54.30 22.30|Grodzisk Wielkopolski 52.23 16.36|Koluszki 51.74 19.82
Leżajsk 50.27 22.42|Sławno 54.37 16.68|Stabłowice 51.16 16.90|Tuchola 53.59 17.86
Wąbrzeźno 53.28 18.95|Wolsztyn 52.12 16.11|Zdzieszowice 50.42 18.12|Złocieniec 53.53 16.01
Żnin 52.85 17.72|Aleksandrów Kujawski 52.88 18.70|Błonie 52.20 20.61|Brwinów 52.15 20.71
Brzeg Dolny 51.27 16.71|Brzeziny 51.80 19.75|Golub-Dobrzyń 53.11 19.05|Góra 51.66 16.54
Kłobuck 50.90 18.93|Krosno Odrzańskie 52.05 15.10|Krynica-Zdrój 49.42 20.96|Krzyki 51.07 17.00
Lubaczów 50.16 23.12|Mogilno 52.66 17.95|Mosina 52.24 16.84|Pasłęk 54.06 19.66|Pyrzyce 53.15 14.89
Rabka-Zdrój 49.61 19.96|Strzelin 50.78 17.07|Szprotawa 51.56 15.54|Szydłowiec 51.23 20.86
Trzebnica 51.31 17.07|Węgrów 52.40 22.02|Włodawa 51.55 23.55|Wolin 53.84 14.62|Wołów 51.34 16.64
Biskupin 51.10 17.11|Brzeszcze 49.98 19.15|Czarnków 52.90 16.57|Dąbrowa Tarnowska 50.17 20.98
Drawsko Pomorskie 53.53 15.81|Janów Lubelski 50.70 22.41|Kozy 49.85 19.15|Miechów 50.35 20.03
Milicz 51.53 17.27|Myślibórz 52.92 14.87|Nowa Dęba 50.43 21.75|Pińczów 50.52 20.52|Puck 54.72 18.41
Węgorzewo 54.22 21.73|Wisła 49.66 18.86|Wronki 52.71 16.38|Zgorzelisko 51.14 17.14
Biskupiec 53.87 20.95|Bukowno 50.27 19.46|Bystrzyca Kłodzka 50.30 16.64|Ciechocinek 52.88 18.80
Dobre Miasto 53.98 20.39|Drezdenko 52.84 15.83|Góra Kalwaria 51.98 21.21|Kolbuszowa 50.24 21.77
Kolno 53.41 21.93|Koronowo 53.31 17.93|Kowary 50.80 15.84|Kudowa-Zdrój 50.45 16.25|Łobez 53.64 15.62
Miastko 54.01 16.98|Międzychód 52.60 15.89|Mońki 53.41 22.80|Nowe Miasto Lubawskie 53.42 19.59
Olesno 50.88 18.42|Parczew 51.64 22.90|Rogoźno 52.75 16.99|Syców 51.31 17.72|Trzebiatów 54.06 15.27
Warka 51.78 21.19`;
