/** Run by `npm version`: turns the *Unreleased* section of the changelog into the section of the new version, with the date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { exitWithErrors } from './console.ts';

const version = process.env.npm_package_version;
const text = readFileSync('CHANGELOG.md', 'utf8');
const [before, after = ''] = text.split(/^## Unreleased\n/m);
const unreleased = after.split(/^## /m)[0] ?? '';
if (!version) exitWithErrors(['the version is missing: run `npm version minor` instead']);
if (!unreleased.trim())
  exitWithErrors(['CHANGELOG.md has no entries under "Unreleased": nothing to release']);
const date = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', `${before}## Unreleased\n\n## ${version}, ${date}\n${after}`);
