/** Run by `npm version`: turns the *Unreleased* section of the changelog into the section of the new version, with the date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { refuse } from './console.ts';

const version = process.env.npm_package_version;
const text = readFileSync('CHANGELOG.md', 'utf8');
const [before, after = ''] = text.split(/^## Unreleased\n/m);
const news = after.split(/^## /m)[0] ?? '';
if (!version) refuse(['the version is missing: run `npm version minor`, not this']);
if (!news.trim()) refuse(['CHANGELOG.md tells nothing under "Unreleased": nothing to release']);
const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', `${before}## Unreleased\n\n## ${version}, ${day}\n${after}`);
