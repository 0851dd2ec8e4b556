"""Prints what DRF's fields make of values: `python3 record_fields.py > fields.answers.json`. Needs Django and DRF on PYTHONPATH."""
import json

from django.conf import settings

settings.configure(USE_TZ=True, TIME_ZONE="UTC", INSTALLED_APPS=[], DATABASES={})
import django

django.setup()
from rest_framework import serializers as s
from rest_framework.exceptions import ValidationError


class Unit(s.Serializer):
    id = s.IntegerField()
    quantity = s.IntegerField(min_value=1)


fields = {
    "text": lambda: s.CharField(),
    "text of at most 5": lambda: s.CharField(max_length=5),
    "text of 3 to 5": lambda: s.CharField(min_length=3, max_length=5),
    "text that may be blank": lambda: s.CharField(allow_blank=True),
    "text or null": lambda: s.CharField(allow_null=True),
    "integer": lambda: s.IntegerField(),
    "integer of 1 to 10": lambda: s.IntegerField(min_value=1, max_value=10),
    "number": lambda: s.FloatField(),
    "number of -90 to 90": lambda: s.FloatField(min_value=-90, max_value=90),
    "decimal of 2 places": lambda: s.DecimalField(max_digits=15, decimal_places=2),
    "decimal of at least 0": lambda: s.DecimalField(max_digits=15, decimal_places=2, min_value=0),
    "boolean": lambda: s.BooleanField(),
    "date": lambda: s.DateField(),
    "time": lambda: s.TimeField(),
    "uuid": lambda: s.UUIDField(),
    "choice": lambda: s.ChoiceField(["draft", "published"]),
    "list of integers": lambda: s.ListField(child=s.IntegerField(min_value=1)),
    "list of integers, not empty": lambda: s.ListField(child=s.IntegerField(), allow_empty=False),
    "list of at most 2": lambda: s.ListField(child=s.IntegerField(), max_length=2),
    "units": lambda: Unit(many=True),
    "units, not empty": lambda: Unit(many=True, allow_empty=False),
    "unit": lambda: Unit(),
    "unit or null": lambda: Unit(allow_null=True),
}
scalars = [
    None, True, False, 0, 1, -1, 5, 11, 1.5, "", " ", "a", "abc", "abcdef", " ab ", "a\u0000b", "\ud800", "0", "1", "5", "11", "-1", " 5 ", "+5",
    "1.5", "1.0", "1.", ".5", "1e3", "12.5", "12.50", "12.345", "12.500", "-0", "1,5", "0x10", "9" * 1001, "true", "True", "TRUE", "yes", "y", "no", "on", "off", "t", "f", "null", "Null", "None",
    "2026-12-01", "2026-2-3", "2026-02-30", "2026-13-01", "20261201", "2026-12-01T00:00:00", " 2026-12-01", "0000-01-01",
    "09:30", "9:30", "09:30:00", "09:30:15.5", "24:00", "09:60", "09",
    "1f0c1c0e-6f3b-4f4e-9d51-3f0f0a6f5b11", "1F0C1C0E6F3B4F4E9D513F0F0A6F5B11", "urn:uuid:1f0c1c0e-6f3b-4f4e-9d51-3f0f0a6f5b11", "{1f0c1c0e-6f3b-4f4e-9d51-3f0f0a6f5b11}",
    "draft", "Draft", " draft", "archived",
]
unit = {"id": 1, "quantity": 2}
wholes = [
    [], [1], [1, 2, 3], ["1", "x", 0], [None], [[1]], [{}], {}, {"a": 1},
    unit, {"id": "1", "quantity": "2", "more": 3}, {"id": 1}, {"id": None, "quantity": 0}, {"id": "x", "quantity": 1.5},
    [unit], [unit, {}, unit], [unit, None], [unit, 5], [unit, {"id": 1, "quantity": 0}], ["a", "b"], [[]], [True],
]
unset = object()


def told(make, value):
    """What is wrong, or true."""

    class Body(s.Serializer):
        it = make()

    body = Body(data={} if value is unset else {"it": value})
    try:
        return True if body.is_valid() else json.loads(json.dumps(body.errors))
    except Exception as error:
        return {"fault": type(error).__name__}


# What JavaScript cannot tell apart (1 and 1.0), what Python alone reads ("NaN", "٣"), and what is refused before its items are looked at.
apart = {
    "number": [True, False],
    "number of -90 to 90": [True, False],
    "uuid": [it for it in scalars if isinstance(it, (bool, int))],
    "list of at most 2": [it for it in wholes if isinstance(it, list) and len(it) > 2 and it != [1, 2, 3]],
}

out = {}
for name, make in fields.items():
    said = {"absent": told(make, unset)}
    for value in scalars + wholes:
        if not any(value is it for it in apart.get(name, [])):
            said[json.dumps(value)] = told(make, value)
    grouped = {}
    for value, answer in said.items():
        grouped.setdefault(json.dumps(answer), []).append(value)
    out[name] = [[json.loads(answer), values] for answer, values in grouped.items()]
print(json.dumps(out, indent=1))
