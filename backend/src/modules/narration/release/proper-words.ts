/** Words written large that name nobody in particular: peoples, tongues, gods, titles, the sky's quarters. */
export const PROPER_WORDS: ReadonlySet<string> = new Set(
  (
    'I I’m I’ll I’d I’ve God Lord Lady Sir Dame Madam Master Mistress Father Mother Brother Sister Saint St Mr Mrs Dr ' +
    'King Queen Prince Princess Duke Count Earl Baron Jarl Captain Abbot Abbess Bishop Prior Emperor Empress Caesar Consul ' +
    'Legate Tribune Centurion Senator Khan Noyan Shogun Daimyo Lord-Steward Emir Sultan Vizier Sheikh Imam Doge Pope ' +
    'North South East West Heaven Hell Earth Sun Moon Norse Norseman Norsemen Viking Vikings Dane Danes Danish Frank Franks ' +
    'Frankish Saxon Saxons Svear Irish Roman Romans Rome Latin Greek Greeks Gaul Gauls German Germans Parthian Mongol ' +
    'Mongols Tatar Tatars Turk Turks Turkish Chinese Persian Persians Japanese Spanish Spaniard Spaniards English Englishman ' +
    'French Frenchman Dutch Dutchman Portuguese Arab Arabs Arabic Italian Venetian Genoese Christian Christians Pict Picts ' +
    'Game Over Odin Thor Freyr Freyja Njord Loki Mars Jupiter Juno Mercury Neptune Vulcan Tengri Buddha Christ Mary Allah Virgin'
  ).split(' '),
);
