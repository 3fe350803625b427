import type { Language } from './languages';
import { foldAccents } from './words';

/** Nouns by which a text goes on about what it has named: "The company". Without accents. */
const NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'company firm business group organisation organization association agency institution startup city town village country state region island product device service building team club river lake museum hotel school hospital university bridge tower festival film book manufacturer maker producer supplier retailer chain publisher bank brand laboratory shop restaurant newspaper novel plant factory sme structure monument author artist'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'societe entreprise firme groupe organisation association agence institution startup ville commune village pays etat region ile produit appareil service batiment equipe club fleuve riviere lac musee hotel ecole hopital universite pont tour festival film livre fabricant constructeur producteur fournisseur distributeur enseigne chaine editeur banque marque laboratoire magasin restaurant journal roman usine pme structure monument auteur autrice artiste'.split(
      ' ',
    ),
  ),
  es: new Set(
    'empresa compania sociedad firma grupo organizacion asociacion agencia institucion startup ciudad pueblo municipio pais estado region isla producto aparato servicio edificio equipo club rio lago museo hotel escuela hospital universidad puente torre festival pelicula libro fabricante productor proveedor distribuidor cadena editorial banco marca laboratorio tienda restaurante periodico novela planta fabrica pyme estructura monumento autor autora artista'.split(
      ' ',
    ),
  ),
};

export function isGeneric(noun: string, language: Language): boolean {
  return NOUNS[language].has(foldAccents(noun));
}
