/** Provinces of Spain in the order of the first two digits of their postcodes, from 01. */
const PROVINCES = `
  Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba
  A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia
  Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria
  Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|Zamora|Zaragoza|Ceuta|Melilla
`
  .trim()
  .split(/\s*[|\n]\s*/);

/** The province of a Spanish postcode; null when there is none of its first two digits. */
export function findProvince(postcode: string): string | null {
  return PROVINCES[Number(postcode.slice(0, 2)) - 1] ?? null;
}
