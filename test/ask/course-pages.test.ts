/** Addresses of courses' pages, there and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coursePages } from '../../src/ask/links.ts';

const CODE = 'TX00EY23-3015';

describe('an address', () => {
  test.each([
    ['https://guide.example.edu/course/{code}', `https://guide.example.edu/course/${CODE}`],
    ['https://guide.example.edu/{unit}/{code}?id={id}', `https://guide.example.edu/TX00EY23/${CODE}?id=12`],
    ['https://guide.example.edu/#/r/{id}', 'https://guide.example.edu/#/r/12'],
  ])('of %s', (template, address) => {
    expect(coursePages(template).address({ code: CODE, id: '12' })).toBe(address);
  });

  test('is none where a value is not known, and encodes what is known', () => {
    const pages = coursePages('https://guide.example.edu/{code}?id={id}');
    expect(pages.address({ code: CODE })).toBeUndefined();
    expect(pages.address({ code: 'A/B C', id: '1' })).toBe('https://guide.example.edu/A%2FB%20C?id=1');
  });
});

describe('a link', () => {
  const pages = coursePages('https://guide.example.edu/en/course/{code}');

  test.each([
    [`https://guide.example.edu/en/course/${CODE}`, CODE],
    [`http://guide.example.edu/en/course/${CODE}/`, CODE],
    [`https://GUIDE.example.edu/EN/course/${CODE.toLowerCase()}?utm=x#top`, CODE],
    [`https://guide.example.edu/en/course/${CODE.replace('-', '%2D')}`, CODE],
    [`https://guide.example.edu/en/course/${CODE}/exam`, undefined],
    ['https://guide.example.edu/en/course/', undefined],
    ['https://guide.example.edu/en/course/news', undefined],
    ['https://guide.example.edu/', undefined],
    [`https://other.example.edu/en/course/${CODE}`, undefined],
    [`https://guide.example.edu.evil.example/en/course/${CODE}`, undefined],
    [`https://guide.example.edu:8443/en/course/${CODE}`, undefined],
    [`ftp://guide.example.edu/en/course/${CODE}`, undefined],
    ['https://guide.example.edu/en/course/%E0%A4%A', undefined],
    [`https://guide.example.edu/en/course/${'x'.repeat(5000)}`, undefined],
    ['not an address', undefined],
  ])('%s leads to %s', (address, course) => {
    expect(pages.courseAt(address)).toBe(course);
  });

  test.each([
    ['https://g.example.edu/?c={code}', `https://g.example.edu/?x=1&c=${CODE}`, CODE],
    ['https://g.example.edu/?c={code}', `https://g.example.edu/?x=${CODE}`, undefined],
    ['https://g.example.edu/#/r/{id}', 'https://g.example.edu/#/r/123456', '123456'],
    ['https://g.example.edu/#/r/{id}', 'https://g.example.edu/#/s/123456', undefined],
    ['https://g.example.edu/{unit}', 'https://g.example.edu/TX00EY23', 'TX00EY23'],
    ['https://g.example.edu/{unit}/{code}', `https://g.example.edu/TX00EY23/${CODE}`, CODE],
    ['https://g.example.edu/{code}/{code}', `https://g.example.edu/${CODE}/${CODE}`, CODE],
    ['https://g.example.edu/{code}/{code}', `https://g.example.edu/${CODE}/IM00BR45-3003`, undefined],
    ['https://g.example.edu/a.b+c({code})', `https://g.example.edu/a.b+c(${CODE})`, CODE],
    ['https://g.example.edu/a.b+c({code})', `https://g.example.edu/aXb+c(${CODE})`, undefined],
  ])('by %s: %s leads to %s', (template, address, course) => {
    expect(coursePages(template).courseAt(address)).toBe(course);
  });

  test('of what was made by the template leads back, and no text makes it fail', { tags: 'property' }, () => {
    const templates = ['https://g.example.edu/{code}', 'https://g.example.edu/x?u={unit}&c={code}'];
    fc.assert(
      fc.property(fc.constantFrom(...templates), fc.string(), fc.webUrl(), (template, text, url) => {
        const made = coursePages(template);
        const address = made.address({ code: CODE });
        expect(address && made.courseAt(address)).toBe(CODE);
        for (const any of [text, url, `https://g.example.edu/${text}`])
          expect(() => made.courseAt(any)).not.toThrow();
      }),
    );
  });
});
