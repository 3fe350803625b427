import type { AddressParts } from './address-parts';

type Label = readonly [text: string, country: string, parts: Partial<AddressParts>];

/** Addresses as people write them, and the parts that a reader sees in them. Every third one is held back from tuning. */
export const ADDRESS_LABELS: readonly Label[] = [
  [
    '12 rue de la Paix, 75002 Paris',
    'FR',
    { house_number: '12', street: 'rue de la Paix', postcode: '75002', city: 'Paris' },
  ],
  [
    '5 bis avenue Victor Hugo 69003 Lyon',
    'FR',
    { house_number: '5 bis', street: 'avenue Victor Hugo', postcode: '69003', city: 'Lyon' },
  ],
  [
    '8 bd Voltaire\n75011 PARIS',
    'FR',
    { house_number: '8', street: 'boulevard Voltaire', postcode: '75011', city: 'Paris' },
  ],
  [
    'BP 1234\n44000 Nantes CEDEX 1',
    'FR',
    { po_box: 'BP 1234', postcode: '44000', city: 'Nantes CEDEX 1', street: null },
  ],
  [
    'Résidence Les Pins, Bât B, 14 chemin des Vignes, 13100 Aix-en-Provence',
    'FR',
    {
      house: 'Résidence Les Pins',
      unit: 'Bât B',
      house_number: '14',
      street: 'chemin des Vignes',
      postcode: '13100',
      city: 'Aix-en-Provence',
    },
  ],
  [
    '3, place de la République\n35000 RENNES',
    'FR',
    { house_number: '3', street: 'place de la République', postcode: '35000', city: 'Rennes' },
  ],
  [
    '27 RUE DU 8 MAI 1945, 59000 LILLE',
    'FR',
    { house_number: '27', street: 'Rue du 8 Mai 1945', postcode: '59000', city: 'Lille' },
  ],
  [
    'Lieu-dit Le Bourg 24260 Saint-Chamassy',
    'FR',
    { house_number: null, street: 'Lieu-dit Le Bourg', postcode: '24260', city: 'Saint-Chamassy' },
  ],
  [
    '1 quai des Belges 13001 Marseille France',
    'FR',
    { house_number: '1', street: 'quai des Belges', postcode: '13001', city: 'Marseille' },
  ],
  [
    'Appt 12, 45 allée Jean Jaurès, 31000 Toulouse',
    'FR',
    { unit: 'Appt 12', house_number: '45', street: 'allée Jean Jaurès', postcode: '31000', city: 'Toulouse' },
  ],
  [
    '10-12 av. de la Gare, F-67000 Strasbourg',
    'FR',
    { house_number: '10-12', street: 'avenue de la Gare', postcode: '67000', city: 'Strasbourg' },
  ],
  [
    "Mairie, place de l'Hôtel de Ville, 76600 Le Havre",
    'FR',
    { house: 'Mairie', street: "place de l'Hôtel de Ville", house_number: null, postcode: '76600', city: 'Le Havre' },
  ],
  [
    '18 ter impasse des Lilas, 06000 Nice',
    'FR',
    { house_number: '18 ter', street: 'impasse des Lilas', postcode: '06000', city: 'Nice' },
  ],
  [
    "2 r. de l'Église 67140 Barr",
    'FR',
    { house_number: '2', street: "rue de l'Église", postcode: '67140', city: 'Barr' },
  ],

  [
    'Calle Mayor 12, 28013 Madrid',
    'ES',
    { house_number: '12', street: 'Calle Mayor', postcode: '28013', city: 'Madrid', region: 'Madrid' },
  ],
  [
    'C/ Alcalá, 45, 3º B, 28014 Madrid',
    'ES',
    { house_number: '45', street: 'Calle Alcalá', unit: '3º B', postcode: '28014', city: 'Madrid' },
  ],
  [
    'Avda. de la Constitución 8\n41001 Sevilla',
    'ES',
    { house_number: '8', street: 'Avenida de la Constitución', postcode: '41001', city: 'Sevilla', region: 'Sevilla' },
  ],
  [
    'Paseo de Gracia 43, 08007 Barcelona (Barcelona)',
    'ES',
    { house_number: '43', street: 'Paseo de Gracia', postcode: '08007', city: 'Barcelona', region: 'Barcelona' },
  ],
  [
    'Plaza de España s/n, 50001 Zaragoza',
    'ES',
    { house_number: null, street: 'Plaza de España', postcode: '50001', city: 'Zaragoza' },
  ],
  [
    'Carretera de Toledo nº 15, 45200 Illescas',
    'ES',
    { house_number: '15', street: 'Carretera de Toledo', postcode: '45200', city: 'Illescas', region: 'Toledo' },
  ],
  [
    'Apartado de Correos 120, 46080 Valencia',
    'ES',
    { po_box: 'Apartado de Correos 120', postcode: '46080', city: 'Valencia' },
  ],
  [
    'Calle San Juan 7 2 A, 48003 Bilbao',
    'ES',
    { house_number: '7', street: 'Calle San Juan', unit: '2 A', postcode: '48003', city: 'Bilbao', region: 'Bizkaia' },
  ],
  [
    'Pº de la Castellana, 200, 28046 Madrid',
    'ES',
    { house_number: '200', street: 'Paseo de la Castellana', postcode: '28046', city: 'Madrid' },
  ],
  ['GRAN VÍA 28, 28013 MADRID', 'ES', { house_number: '28', street: 'Gran Vía', postcode: '28013', city: 'Madrid' }],
  [
    'Avinguda Diagonal 211, 08018 Barcelona',
    'ES',
    { house_number: '211', street: 'Avinguda Diagonal', postcode: '08018', city: 'Barcelona' },
  ],
  [
    'Pza. Mayor 1, 37001 Salamanca, España',
    'ES',
    { house_number: '1', street: 'Plaza Mayor', postcode: '37001', city: 'Salamanca' },
  ],

  [
    'Hauptstraße 5a, 10115 Berlin',
    'DE',
    { house_number: '5a', street: 'Hauptstraße', postcode: '10115', city: 'Berlin' },
  ],
  [
    'Unter den Linden 77\n10117 Berlin',
    'DE',
    { house_number: '77', street: 'Unter den Linden', postcode: '10117', city: 'Berlin' },
  ],
  [
    'Bahnhofstr. 12, D-80335 München',
    'DE',
    { house_number: '12', street: 'Bahnhofstraße', postcode: '80335', city: 'München' },
  ],
  [
    'Straße des 17. Juni 135, 10623 Berlin',
    'DE',
    { house_number: '135', street: 'Straße des 17. Juni', postcode: '10623', city: 'Berlin' },
  ],
  ['Postfach 12 34, 53111 Bonn', 'DE', { po_box: 'Postfach 12 34', postcode: '53111', city: 'Bonn' }],
  ['Am Markt 3, 28195 Bremen', 'DE', { house_number: '3', street: 'Am Markt', postcode: '28195', city: 'Bremen' }],
  [
    'Goetheplatz 1-3, 60313 Frankfurt am Main',
    'DE',
    { house_number: '1-3', street: 'Goetheplatz', postcode: '60313', city: 'Frankfurt am Main' },
  ],
  [
    'Müller GmbH, Industrieweg 20, 70565 Stuttgart, Deutschland',
    'DE',
    { house: 'Müller GmbH', house_number: '20', street: 'Industrieweg', postcode: '70565', city: 'Stuttgart' },
  ],
  [
    'Königsallee 60 40212 Düsseldorf',
    'DE',
    { house_number: '60', street: 'Königsallee', postcode: '40212', city: 'Düsseldorf' },
  ],
  [
    'Berliner Str. 8, 04105 Leipzig',
    'DE',
    { house_number: '8', street: 'Berliner Straße', postcode: '04105', city: 'Leipzig' },
  ],

  [
    'Rue de la Loi 16, 1000 Bruxelles',
    'BE',
    { house_number: '16', street: 'Rue de la Loi', postcode: '1000', city: 'Bruxelles' },
  ],
  [
    'Vrijheidstraat 63, 2000 Antwerpen',
    'BE',
    { house_number: '63', street: 'Vrijheidstraat', postcode: '2000', city: 'Antwerpen' },
  ],
  [
    'Avenue Louise 149 bte 24, 1050 Ixelles',
    'BE',
    { house_number: '149', street: 'Avenue Louise', unit: 'bte 24', postcode: '1050', city: 'Ixelles' },
  ],
  ['Grote Markt 1\nB-9000 Gent', 'BE', { house_number: '1', street: 'Grote Markt', postcode: '9000', city: 'Gent' }],
  [
    'Chaussée de Waterloo 1300, 1180 Uccle',
    'BE',
    { house_number: '1300', street: 'Chaussée de Waterloo', postcode: '1180', city: 'Uccle' },
  ],
  ['25 rue Neuve, 4000 Liège', 'BE', { house_number: '25', street: 'rue Neuve', postcode: '4000', city: 'Liège' }],
  [
    'Mechelsesteenweg 64 bus 3, 2018 Antwerpen',
    'BE',
    { house_number: '64', street: 'Mechelsesteenweg', unit: 'bus 3', postcode: '2018', city: 'Antwerpen' },
  ],

  [
    '10 Downing Street, London SW1A 2AA',
    'GB',
    { house_number: '10', street: 'Downing Street', postcode: 'SW1A 2AA', city: 'London' },
  ],
  [
    'Flat 2, 221B Baker Street, London, NW1 6XE',
    'GB',
    { unit: 'Flat 2', house_number: '221B', street: 'Baker Street', postcode: 'NW1 6XE', city: 'London' },
  ],
  [
    '82 clerkenwell rd\nlondon\nec1m5rf',
    'GB',
    { house_number: '82', street: 'Clerkenwell Road', postcode: 'EC1M 5RF', city: 'London' },
  ],
  [
    'Orchard House, West Wells Road, Ossett, West Yorkshire, WF5 8PG',
    'GB',
    {
      house: 'Orchard House',
      street: 'West Wells Road',
      city: 'Ossett',
      region: 'West Yorkshire',
      postcode: 'WF5 8PG',
    },
  ],
  [
    '1 High St, Oxford OX1 4BH',
    'GB',
    { house_number: '1', street: 'High Street', city: 'Oxford', postcode: 'OX1 4BH' },
  ],
  ['PO Box 99, Leeds, LS1 1AA', 'GB', { po_box: 'PO Box 99', city: 'Leeds', postcode: 'LS1 1AA' }],
  [
    '115 New Cavendish Street London W1T 5DU',
    'GB',
    { house_number: '115', street: 'New Cavendish Street', city: 'London', postcode: 'W1T 5DU' },
  ],
  [
    'The Old Rectory, Church Lane, Hilton, PE28 9QA',
    'GB',
    { house: 'The Old Rectory', street: 'Church Lane', city: 'Hilton', postcode: 'PE28 9QA' },
  ],
  [
    'Unit 5, 14-16 Station Approach, Guildford, Surrey GU1 4UT, UK',
    'GB',
    {
      unit: 'Unit 5',
      house_number: '14-16',
      street: 'Station Approach',
      city: 'Guildford',
      region: 'Surrey',
      postcode: 'GU1 4UT',
    },
  ],

  [
    '1600 Pennsylvania Ave NW, Washington, DC 20500',
    'US',
    { house_number: '1600', street: 'Pennsylvania Ave NW', city: 'Washington', region: 'DC', postcode: '20500' },
  ],
  [
    '350 5th Avenue, New York, NY 10118',
    'US',
    { house_number: '350', street: '5th Ave', city: 'New York', region: 'NY', postcode: '10118' },
  ],
  [
    '123 Main St Apt 4B, Springfield, IL 62701-1234',
    'US',
    {
      house_number: '123',
      street: 'Main St',
      unit: 'Apt 4B',
      city: 'Springfield',
      region: 'IL',
      postcode: '62701-1234',
    },
  ],
  ['PO Box 123, Austin, TX 78701', 'US', { po_box: 'PO Box 123', city: 'Austin', region: 'TX', postcode: '78701' }],
  [
    '301 Hamilton Avenue\nPalo Alto, CA 94303\nUnited States of America',
    'US',
    { house_number: '301', street: 'Hamilton Ave', city: 'Palo Alto', region: 'CA', postcode: '94303' },
  ],
];
