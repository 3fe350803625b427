import { foldWords } from '../detect-duplicates/fold-text';

interface Category {
  /** Tag of OpenStreetMap, as `shop=bakery`. */
  readonly tag: string;
  /** Folded words in English, French and Spanish, any of which names it. */
  readonly words: readonly string[];
}

const TABLE = `
  amenity=restaurant: restaurant restaurants restaurante restaurantes brasserie bistro bistrot trattoria pizzeria
  amenity=cafe: cafe cafes coffee cafeteria
  amenity=bar: bar bars pub pubs taberna
  shop=bakery: bakery bakeries boulangerie boulangeries boulanger panaderia panaderias baker
  shop=pastry: patisserie patisseries pasteleria pasteleria pastry
  shop=butcher: butcher butchers boucherie boucheries boucher carniceria carnicerias
  shop=hairdresser: hairdresser hairdressers hair coiffeur coiffeurs coiffure coiffeuse peluqueria peluquerias barber barbershop barbero barberia
  shop=beauty: beauty institut esthetique belleza estetica spa
  shop=florist: florist florists fleuriste fleuristes floristeria floristerias
  shop=clothes: clothes clothing vetements mode ropa boutique fashion
  shop=supermarket: supermarket supermarkets supermarche supermarches supermercado supermercados
  shop=car_repair: garage garages mechanic mecanicien taller talleres carrosserie car_repair
  shop=optician: optician opticians opticien opticiens optica opticas
  shop=books: bookshop bookstore librairie librairies libreria librerias
  shop=bicycle: bicycle bike velo velos bicicleta bicicletas
  craft=plumber: plumber plumbers plombier plombiers plomberie fontanero fontaneros fontaneria plumbing
  craft=electrician: electrician electricians electricien electriciens electricite electricista electricistas
  craft=carpenter: carpenter carpenters menuisier menuisiers menuiserie carpintero carpinteria charpentier
  craft=painter: painter painters peintre peintres pintor pintores
  craft=roofer: roofer roofers couvreur couvreurs tejador techador
  craft=photographer: photographer photographers photographe photographes fotografo fotografos
  amenity=dentist: dentist dentists dentiste dentistes dentista dentistas dental dentaire
  amenity=doctors: doctor doctors medecin medecins medico medicos generaliste clinic
  amenity=pharmacy: pharmacy pharmacies pharmacie farmacia farmacias chemist
  amenity=veterinary: veterinary vet vets veterinaire veterinaires veterinario veterinarios
  amenity=bank: bank banks banque banques banco bancos
  amenity=school: school schools ecole ecoles escuela escuelas colegio
  office=lawyer: lawyer lawyers avocat avocats abogado abogados attorney law
  office=accountant: accountant accountants comptable comptables contable contables accounting gestoria
  office=estate_agent: estate realtor realtors immobilier immobiliere inmobiliaria inmobiliarias agent
  office=insurance: insurance assurance assurances seguros aseguradora
  office=architect: architect architects architecte architectes arquitecto arquitectos
  tourism=hotel: hotel hotels hoteles hostel auberge hostal
  leisure=fitness_centre: gym gyms fitness gimnasio gimnasios musculation
`;

const CATEGORIES: readonly Category[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [tag = '', words = ''] = line.trim().split(': ');
    return { tag, words: words.split(' ') };
  });

/** Names of kinds of business that the table knows, for messages. */
export const KNOWN_CATEGORIES = CATEGORIES.map(({ words }) => words[0] ?? '');

/** The kind of business that a text names; null for kinds that the table does not know. */
export function findCategory(text: string): Category | null {
  const words = foldWords(text);
  return CATEGORIES.find((category) => category.words.some((word) => words.includes(word))) ?? null;
}

/** Whether a business is of the kind that was asked for: in other words or languages, too. */
export function isOfCategory(asked: string, given: string): boolean {
  const category = findCategory(asked);
  const words = foldWords(given.replaceAll('_', ' '));
  if (category)
    return (
      category.words.some((word) => words.includes(word)) || foldWords(given).join('_') === category.tag.split('=')[1]
    );
  const stems = foldWords(asked).map(toStem);
  return stems.length > 0 && stems.every((stem) => words.some((word) => toStem(word) === stem));
}

function toStem(word: string): string {
  return word.replace(/(?:es|s|x)$/, '');
}
