import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';

// The package has no types; the file is a topology with the collection `countries`.
const topology = world as unknown as Topology<{ countries: GeometryCollection }>;

/** The outlines of the countries at 1:110 million, from Natural Earth. */
export const countries: FeatureCollection = feature(topology, topology.objects.countries);
